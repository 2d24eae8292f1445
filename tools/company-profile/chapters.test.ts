import { expect, it } from 'vitest';
import { recordables } from '#app/content/company-figures.server.ts';
import { readCompanyProfile } from '#app/corporate/company-profile/content.server.ts';
import { safetyTable } from './chapters.ts';

it.runIf(!readCompanyProfile.isLeftOut?.())(
  'the last row of the injuries counts every recordable case, fatalities too',
  () => {
    const period = {
      hours: 200_000,
      lostTime: 1,
      restricted: 2,
      medical: 3,
      firstAid: 0,
      nearMisses: 0,
    };
    const safety = [
      { ...period, period: '2023' },
      { ...period, period: '2024', fatalities: 1 },
      { ...period, period: '2025', fatalities: 1 },
    ];
    const table = String(safetyTable(safety)?.text);
    const cells = [...table.matchAll(/<t[dh][^>]*>([^<]*)<\/t[dh]>/g)].map(([, text]) => text);
    const total = cells.indexOf(readCompanyProfile().safety.total);
    const all = safety.map(recordables).reduce((sum, cases) => sum + cases, 0);
    expect(cells.slice(total + 5, total + 7)).toEqual([String(all), '6.67']);
  },
);

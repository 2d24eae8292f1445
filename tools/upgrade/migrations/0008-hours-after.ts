import type { ContentFiles } from '../content-files.ts';
import type { Report } from '../report.ts';

export const title = 'Hours without a lost-time injury are added up';

interface Period {
  hours?: unknown;
  lostTime?: unknown;
  fatalities?: unknown;
}

/** `lastLostTime.hoursSince`, which was counted by hand, becomes `hoursAfter`: without the hours of later periods. */
export function migrate(content: ContentFiles, report: Report): void {
  for (const yaml of content.named('company-figures')) {
    const old = ['lastLostTime', 'hoursSince'];
    if (!yaml.node(old)) continue;
    const periods = (yaml.value(['safety']) ?? []) as Period[];
    const its = periods.findLastIndex(
      ({ lostTime, fatalities }) => Number(lostTime ?? 0) + Number(fatalities ?? 0) > 0,
    );
    const later = periods.slice(its + 1).reduce((sum, { hours }) => sum + Number(hours ?? 0), 0);
    const after = Math.max(0, Number(yaml.value(old)) - later);
    yaml.replace(old, 'hoursAfter', after);
    report.changed(
      yaml,
      old,
      'is now hoursAfter: the hours of later periods are added by themselves',
    );
  }
}

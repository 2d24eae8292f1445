// axe on every built page, at 390 px in the light scheme and at 1440 px in the dark one.
import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { reasonFor } from '../axe-incomplete.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { pagesInGroups } from '../pages.ts';

const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const;

for (const group of pagesInGroups(6)) {
  test(`axe finds nothing: ${group.join(' ')}`, async ({ page, complaints }) => {
    test.setTimeout(120_000);
    if (group.some((path) => path.endsWith('/404'))) complaints.expect(/status of 404/);
    // A colour in transition is neither the old nor the new one.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 900 });
      // Each page is drawn anew in its scheme: a scheme changed under way leaves colours behind.
      await page.emulateMedia({ colorScheme });
      for (const path of group) {
        await page.goto(path);
        await hydrated(page);
        await page.evaluate(axe.source);
        for (const finding of await findings(page)) {
          found.push(`${path} at ${width} px, ${colorScheme}: ${finding}`);
        }
      }
    }
    expect(found).toEqual([]);
  });
}

/** Violations, and what axe cannot decide and nobody has given a reason for. */
async function findings(page: Page): Promise<string[]> {
  const { violations, incomplete } = await page.evaluate<
    Pick<AxeResults, 'violations' | 'incomplete'>
  >(async () => {
    const { axe } = window as never as { axe: typeof import('axe-core') };
    const { violations, incomplete } = await axe.run({
      resultTypes: ['violations', 'incomplete'],
    });
    return { violations, incomplete };
  });
  const told = (kind: string, { id, nodes }: (typeof violations)[number]) =>
    nodes.map((node) => `${kind} ${id}: ${node.html.slice(0, 160)} — ${node.failureSummary}`);
  return [
    ...violations.flatMap((each) => told('violation', each)),
    ...incomplete.flatMap((each) =>
      told('undecided', {
        ...each,
        nodes: each.nodes.filter((node) => reasonFor(each.id, node) === undefined),
      }),
    ),
  ];
}

import { expect } from '@playwright/test';

/** What the test needs of a browser; a selector means its first element. */
export interface Visitor {
  open(path: string): Promise<void>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Chooses an option by its place in the list, the first is 1. */
  choose(selector: string, place: number): Promise<void>;
  pressEnter(): Promise<void>;
  evaluate<Result>(run: (value: string) => Result, value: string): Promise<Result>;
  /** Waits until this address is open and its script has started. */
  arrivesAt(address: string): Promise<void>;
  back(): Promise<void>;
}

const softly = expect.configure({ soft: true });

interface Visit {
  path: string;
  /** What the visitor changes on the page. */
  change?: (visitor: Visitor) => Promise<void>;
  /** What the change adds to the address. */
  query?: string;
}

/** Each page has a link to the next one. */
const visits: readonly Visit[] = [
  {
    path: '/home-two',
    async change(visitor) {
      await visitor.type('#content [name=message]', 'Typed on the way');
      await visitor.click('main [name=estate-faq]:nth-of-type(2) > summary');
    },
  },
  { path: '/property?type=Houses' },
  {
    path: '/add-new-listing',
    async change(visitor) {
      await visitor.type('main [name=propertyTitle]', 'House at the harbour');
      await visitor.choose('main [name=parking]', 2);
      await visitor.click('main [name=amenities]');
    },
  },
  { path: '/area-of-expertise', change: (visitor) => visitor.click('#expertise-2 > summary') },
  {
    path: '/project',
    async change(visitor) {
      await visitor.click('main thead th:nth-of-type(4) button');
      await visitor.arrivesAt('/project?sort=-duration');
      await visitor.choose('main [name=sector]', 5);
    },
    query: '?sort=-duration&sector=water',
  },
  {
    path: '/privacy-policy',
    async change(visitor) {
      for (const place of [2, 7]) {
        await visitor.click(`main details:nth-of-type(${place}) > summary`);
      }
    },
  },
  {
    path: '/prequalification',
    change: (visitor) => visitor.click('main details:not([open], [data-fold]) > summary'),
  },
  { path: '/', change: (visitor) => visitor.click('#services details[id] > summary') },
  {
    path: '/contact',
    async change(visitor) {
      await visitor.choose('main [name=recipient]', 3);
      await visitor.type('main [name=user_name]', 'Back Through Pages');
      await visitor.type('main [name=message]', 'Typed before a look around');
    },
  },
  {
    path: '/careers',
    async change(visitor) {
      await visitor.choose('main [name=vacancy]', 4);
      await visitor.type('main [name=user_name]', 'Back Through Pages');
    },
  },
  {
    path: '/career',
    change: (visitor) => visitor.type('main [name=q]', 'lift'),
    query: '?q=lift',
  },
  { path: '/blog/a-lift-that-we-did-not-make' },
];

/** What a visitor has made of the page; runs in it. */
const readState = () => ({
  sections: [...document.querySelectorAll('main details')].flatMap((section, place) =>
    section.matches('[open]') ? [place] : [],
  ),
  fields: [...document.querySelectorAll('main :is(input, select, textarea)')].flatMap((each) => {
    const field = each as HTMLInputElement;
    if (['hidden', 'file'].includes(field.type)) return [];
    const value = /checkbox|radio/.test(field.type) ? field.checked : field.value;
    return [`${field.name}: ${value}`];
  }),
});

/**
 * Whether nothing moves, every island in view is hydrated, which may answer a press that came before, and the fields
 * show what the address says, which they do once their island is hydrated.
 */
const isAtRest = () =>
  document.getAnimations().every(({ playState }) => playState !== 'running') &&
  [...document.querySelectorAll('page-island[when=visible]:not([data-hydrated])')].every(
    (island) => {
      // The island itself has no box.
      const box = island.firstElementChild?.getBoundingClientRect();
      return !box || box.bottom <= 0 || box.top >= innerHeight;
    },
  ) &&
  [...new URLSearchParams(location.search)].every(([name, value]) => {
    const field = document.querySelector<HTMLInputElement>(`main [name=${name}]`);
    return !field || field.value === value;
  });

/**
 * Follows links through 11 pages to a last one, and goes back: each is as it was left.
 *
 * @param fieldsKept number of steps over which the browser keeps fields
 */
export async function goBackThroughPages(visitor: Visitor, fieldsKept = Infinity): Promise<void> {
  const run = <Result>(script: (value: string) => Result, value = '') =>
    visitor.evaluate(script, value);
  const left: { address: string; state: ReturnType<typeof readState>; place: number }[] = [];
  await visitor.open('/home-two');
  for (const [index, { path, change, query = '' }] of visits.entries()) {
    await visitor.arrivesAt(path);
    const next = visits[index + 1]?.path;
    if (!next) break;
    const before = await run(readState);
    await change?.(visitor);
    await visitor.arrivesAt(path + query);
    await expect.poll(() => run(isAtRest), path).toBe(true);
    const focuses = await run((to) => {
      const page = document.documentElement;
      scrollTo({ top: (page.scrollHeight - innerHeight) * 0.6, behavior: 'instant' });
      const link = [...document.querySelectorAll<HTMLElement>(`a[href="${to}"]`)].find((each) =>
        each.checkVisibility({ visibilityProperty: true }),
      );
      // Enter needs no scroll to the link, as a click would.
      link?.focus({ preventScroll: true });
      return link === document.activeElement;
    }, next);
    expect(focuses, `${path} has a link to ${next}`).toBe(true);
    const state = await run(readState);
    if (change) expect(state, path).not.toEqual(before);
    const place = await run(() => Math.round(scrollY));
    expect(place, path).toBeGreaterThan(100);
    left.push({ address: path + query, state, place });
    await visitor.pressEnter();
  }
  for (const [index, { address, state, place }] of left.toReversed().entries()) {
    await visitor.back();
    await visitor.arrivesAt(address);
    const expected = index < fieldsKept ? state : { sections: state.sections };
    await softly.poll(() => run(readState), address).toMatchObject(expected);
    await softly
      .poll(async () => Math.abs((await run(() => Math.round(scrollY))) - place), address)
      .toBeLessThanOrEqual(2);
  }
}

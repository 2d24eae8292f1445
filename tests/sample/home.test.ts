// The sample's home page against spec §2.4.
import { expect, it } from 'vitest';
import { readExpertise } from '#app/content/expertise.server.ts';
import { readHome } from '#app/corporate/home/content.server.ts';

const { hero, about } = readHome();

it('§2.4 the hero has its three themes', () => {
  const words = hero.slides.filter((slide) => slide.kind === 'words');
  expect(words.map(({ subtitle }) => subtitle)).toEqual([
    expect.stringMatching(/Quality/),
    expect.stringMatching(/Vision 2030/),
    expect.stringMatching(/Safety/),
  ]);
  expect(words[1]?.gradientTitle).toBe('Saudization');
});

it('§2.4 the about section names its topics', () => {
  expect(about.title).toBe('A trusted partner in industrial growth');
  for (const topic of [
    'EPC and civil infrastructure',
    'oil, gas, petrochemicals and energy',
    'Saudization',
    'IKTVA compliance',
    'HSE',
    'trained on our own contracts',
  ]) {
    expect(about.paragraphs.join(' ')).toContain(topic);
  }
});

it('§2.4 the area of expertise begins with the standards of major Saudi clients', () => {
  expect(readExpertise().intro).toEqual([
    expect.stringMatching(/^Major Saudi clients have engineering standards/),
    expect.stringMatching(/^Each of the sixteen trades below has/),
  ]);
});

/**
 * Prints finished pictures in the ink of their subject: replaces hue and chroma, and keeps lightness and
 * the orange part. Run it on new renders, named as arguments; without any, on all pictures. A second run changes
 * nothing but the noise of a JPEG.
 */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Hue in degrees and largest chroma, both of OKLCH. */
const INKS = {
  clay: [46, 0.08],
  pine: [165, 0.07],
  sea: [205, 0.07],
  steel: [250, 0.06],
  wheat: [80, 0.07],
} as const;

/** Names of the pictures in each ink; the others keep the colours of the model. */
const PICTURES: Record<keyof typeof INKS, string> = {
  // Safety, fire, paint, ore.
  clay: 'banner-{hse-policy,incident-free,staff-safety,safety-awards} blog-{3,7} expertise-{08,13} gallery-3 project-13 scaffold-bay',
  // Compliance and the Kingdom.
  pine: 'banner-{iktva,saudization} blog-6 expertise-{10,14} home-yard training-bay estate-{3,8,13,18}',
  // Quality, inspection, water, sea.
  sea: 'banner-{quality-management,thirdparty-inspection,iso-certifications,services} blog-9 expertise-{06,16} gallery-5 hold-point project-{3,4,12} estate-{5,10,15}',
  // Documents, steel, power.
  steel: 'banner-{public-statement,registration} blog-{2,8} expertise-{03,04,07} gallery-4 project-{10,11} six-documents estate-{2,7,12,17}',
  // People, earth, concrete.
  wheat: 'banner-{careers,prequalification,what-we-do} blog-1 day-{break,bus,camp,permits,talk,work} expertise-{01,02} gallery-2 joint-yard project-{7,8} estate-{4,9,14}',
};

/** Linear light of an 8-bit channel. */
const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const x = value / 255;
  return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
});

const only = process.argv.slice(2);
for (const [ink, names] of Object.entries(PICTURES)) {
  const [hue, chroma] = INKS[ink as keyof typeof INKS];
  for (const name of names.split(' ').flatMap(namesOf)) {
    if (only.length === 0 || only.includes(name)) await print(`media/pictures/${name}.jpg`, hue, chroma);
  }
}

/** Expands `a-{1,2}`. */
function namesOf(pattern: string): string[] {
  const [, head = '', list] = /^(.*)\{(.*)\}$/.exec(pattern) ?? [];
  return list ? list.split(',').map((each) => head + each) : [pattern];
}

async function print(file: string, hue: number, chroma: number): Promise<void> {
  const source = sharp(readFileSync(file));
  const { data, info } = await source.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [a, b] = [Math.cos((hue * Math.PI) / 180), Math.sin((hue * Math.PI) / 180)];
  for (let i = 0; i < data.length; i += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(i, i + 3);
    const kept = orangeness(red, green, blue);
    if (kept === 1) continue;
    const lightness = lightnessOf(red, green, blue);
    // None in black and white, most in the middle.
    const c = chroma * Math.sin(Math.PI * Math.min(1, lightness) ** 0.8);
    for (const [channel, value] of rgbOf(lightness, a * c, b * c).entries()) {
      data[i + channel] = Math.round((data[i + channel] ?? 0) * kept + value * (1 - kept));
    }
  }
  const jpeg = sharp(data, { raw: info }).jpeg({ quality: 88, progressive: true });
  await writeFile(file, await jpeg.toBuffer());
  console.info(file);
}

/** 1 for the orange part, 0 for everything else, between them at its edges. */
function orangeness(red: number, green: number, blue: number): number {
  const range = red - Math.min(green, blue);
  if (red < Math.max(green, blue) || range === 0) return 0;
  const hue = (60 * (green - blue)) / range;
  return hue >= 0 && hue < 34 ? Math.min(1, Math.max(0, (range / red - 0.5) / 0.18)) : 0;
}

/** Lightness of OKLab (bottosson.github.io/posts/oklab), from 0 to 1. */
function lightnessOf(red: number, green: number, blue: number): number {
  const [r = 0, g = 0, b = 0] = [linear[red], linear[green], linear[blue]];
  return (
    0.2104542553 * Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) +
    0.793617785 * Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) -
    0.0040720468 * Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  );
}

/** A colour of OKLab in sRGB, each channel from 0 to 255. */
function rgbOf(lightness: number, a: number, b: number): [number, number, number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function channel(x: number): number {
  const value = x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055;
  return Math.min(1, Math.max(0, value)) * 255;
}

import * as glyph from './client-glyphs.ts';
import type { Path } from './path.ts';
import { type Align, framed, panel, rect, row, stack, tall, wide, widthOf } from './shapes.ts';
import { type Face, fitted, justified, text } from './text.ts';

/** Invented companies; every name is fictitious. */
export const clients = [
  'Tawad Petrochemical',
  'Wahaj Gas Processing',
  'Dhuha Refining',
  'Sadeem Polymers',
  'Barqan Power',
  'Hajar Water',
  'Marsa Zarqa Terminals',
  'Jabal Samra Minerals',
  'Mowj Marine Yards',
  'Ufuq Olefins',
  'Nawat Fertilizers',
  'Rasikh Cement',
  'Sahlan Steel',
  'Qabas Industrial Gases',
  'Lamaan Aluminium',
  'Ghadeer Desalination',
  'Masarat Highways',
  'Athar Developments',
  'Rawasi Pipelines',
  'Samt Drilling Services',
  'Zaytun Chlor-Alkali',
  'Nahj Logistics Parks',
  'Shahin Aviation Fuels',
  'Tibr Gold Mining',
  'Wadi Safa Utilities',
  'Kawn Solar',
  'Mirqab Tank Storage',
  'Nasim District Cooling',
  'Fanar Glass',
  'Liwan Housing',
  'Sikkat Rail Works',
  'Sahel Foundry',
] as const;

export const partners = [
  'Norvik Valves',
  'Helmstad Instruments',
  'Tessaro Pumps',
  'Arkwell Coatings',
] as const;

export type Client = (typeof clients)[number];
export type Partner = (typeof partners)[number];

export function slug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** Two lines of one width: the name, and what the company does. */
function lockup(name: Path, trade: string, size: number, face: Face = 'semibold', gap = 5): Path {
  return stack([name, justified(face, trade, size, widthOf(name))], gap);
}

function beside(mark: Path, height: number, words: Path, gap = 8): Path {
  return row([tall(mark, height), words], gap);
}

function above(mark: Path, height: number, words: Path, gap = 8, align: Align = 'middle'): Path {
  return stack([tall(mark, height), words], gap, align);
}

function ruled(words: Path, stroke: number, gap: number): Path {
  const rule = rect(0, 0, widthOf(words), stroke);
  return stack([rule, words, rule], gap);
}

/** One construction per company; sizes are relative, the weight is set when the file is written. */
export const clientMarks: Record<Client, () => Path> = {
  'Tawad Petrochemical': () =>
    beside(
      glyph.tawad,
      36,
      stack([text('bold', 'TAWAD', 24, 0.6), text('semibold', 'Petrochemical', 11.4)], 5),
      7,
    ),
  'Wahaj Gas Processing': () =>
    above(glyph.wahaj, 19, lockup(text('bold', 'WAHAJ', 25, 3), 'GAS PROCESSING', 9.6), 7),
  'Dhuha Refining': () =>
    beside(
      glyph.dhuha,
      36,
      stack([text('condensed', 'DHUHA', 29, 0.4), text('condensed', 'REFINING', 14.4, 1.2)], 4),
      7,
    ),
  'Sadeem Polymers': () =>
    above(
      glyph.sadeem,
      25,
      stack([text('semibold', 'sadeem', 26), text('regular', 'polymers', 14.4, 1)], 3, 'middle'),
      6,
    ),
  'Barqan Power': () =>
    panel(
      beside(
        glyph.barqan,
        30,
        stack([text('condensed', 'BARQAN', 26), text('condensed', 'POWER', 13, 3.6)], 4),
        7,
      ),
      8,
      8,
    ),
  'Hajar Water': () =>
    beside(
      glyph.hajar,
      38,
      stack([text('semibold', 'Hajar', 24), text('semibold', 'Water', 24)], 4),
      7,
    ),
  'Marsa Zarqa Terminals': () =>
    beside(
      glyph.marsa,
      42,
      stack(
        [
          text('condensed', 'MARSA', 21, 1.2),
          text('condensed', 'ZARQA', 21, 1.2),
          text('condensed', 'TERMINALS', 10.6, 0.6),
        ],
        4,
      ),
      8,
    ),
  'Jabal Samra Minerals': () =>
    above(
      glyph.jabal,
      25,
      stack(
        [text('serif', 'Jabal Samra', 21), text('semibold', 'MINERALS', 9.4, 3.4)],
        5,
        'middle',
      ),
      6,
    ),
  'Mowj Marine Yards': () =>
    stack(
      [
        fitted('bold', 'mowj', 72),
        wide(glyph.mowj, 72),
        justified('semibold', 'MARINE YARDS', 9.6, 72),
      ],
      5,
    ),
  'Ufuq Olefins': () =>
    above(
      glyph.ufuq,
      27,
      stack(
        [text('semibold', 'UFUQ', 20, 10), justified('semibold', 'OLEFINS', 10, 80)],
        6,
        'middle',
      ),
      8,
    ),
  'Nawat Fertilizers': () =>
    beside(
      glyph.nawat,
      38,
      stack([text('semibold', 'Nawat', 27), text('regular', 'Fertilizers', 15.6)], 4),
      6,
    ),
  'Rasikh Cement': () =>
    above(glyph.rasikh, 24, lockup(text('bold', 'RASIKH', 22, 1), 'CEMENT', 11), 7, 'start'),
  'Sahlan Steel': () =>
    beside(
      glyph.sahlan,
      37,
      stack([text('bold', 'SAHLAN', 23, -0.2), text('bold', 'STEEL', 23, -0.2)], 4.6),
      7,
    ),
  'Qabas Industrial Gases': () =>
    beside(
      glyph.qabas,
      40,
      stack(
        [
          text('bold', 'Qabas', 23),
          text('semibold', 'Industrial', 12.4),
          text('semibold', 'Gases', 12.4),
        ],
        3.2,
      ),
      7,
    ),
  'Lamaan Aluminium': () =>
    above(glyph.lamaan, 26, lockup(text('semibold', 'lamaan', 30, 1), 'ALUMINIUM', 10.6), 5),
  'Ghadeer Desalination': () =>
    beside(glyph.ghadeer, 35, lockup(text('semibold', 'Ghadeer', 24), 'DESALINATION', 9.6), 8),
  'Masarat Highways': () =>
    beside(
      glyph.masarat,
      34,
      lockup(text('condensed', 'MASARAT', 25, 0.6), 'HIGHWAYS', 11.6, 'condensed'),
      6,
    ),
  'Athar Developments': () =>
    ruled(
      stack(
        [text('serif', 'ATHAR', 31, 4), justified('serif', 'DEVELOPMENTS', 9.8, 118)],
        6,
        'middle',
      ),
      2,
      7,
    ),
  'Rawasi Pipelines': () =>
    beside(
      glyph.rawasi,
      36,
      stack([text('mono', 'rawasi', 22), text('mono', 'pipelines', 14.6)], 5),
      8,
    ),
  'Samt Drilling Services': () =>
    beside(
      glyph.samt,
      40,
      stack([text('bold', 'SAMT', 27, 1.4), text('semibold', 'Drilling Services', 9.9)], 5.4),
      7,
    ),
  'Zaytun Chlor-Alkali': () =>
    above(
      glyph.zaytun,
      27,
      stack([text('serif', 'zaytun', 27), text('semibold', 'CHLOR-ALKALI', 9, 1.3)], 4, 'middle'),
      5,
    ),
  'Nahj Logistics Parks': () =>
    row(
      [
        panel(tall(glyph.nahj, 22), 8, 9),
        stack([text('bold', 'nahj', 26), text('semibold', 'logistics parks', 10.2)], 3.4),
      ],
      7,
    ),
  'Shahin Aviation Fuels': () =>
    above(
      glyph.shahin,
      24,
      lockup(text('condensed', 'SHAHIN', 26, 3), 'AVIATION FUELS', 10.2, 'condensed'),
      7,
    ),
  'Tibr Gold Mining': () =>
    framed(
      stack(
        [tall(glyph.tibr, 14), text('serif', 'TIBR', 24, 5), text('semibold', 'GOLD MINING', 9, 1)],
        6,
        'middle',
      ),
      2.2,
      10,
      8,
    ),
  'Wadi Safa Utilities': () =>
    beside(
      glyph.wadi,
      32,
      stack([text('semibold', 'wadi safa', 23), text('regular', 'utilities', 15)], 3),
      7,
    ),
  'Kawn Solar': () =>
    beside(
      glyph.kawn,
      38,
      stack([text('bold', 'kawn', 30), text('semibold', 'SOLAR', 11, 6.6)], 5),
      8,
    ),
  'Mirqab Tank Storage': () =>
    above(
      glyph.mirqab,
      30,
      stack([text('mono', 'MIRQAB', 21, 1), text('mono', 'TANK STORAGE', 10.4)], 5, 'middle'),
      6,
    ),
  'Nasim District Cooling': () =>
    beside(
      glyph.nasim,
      36,
      stack([text('semibold', 'Nasim', 26), text('semibold', 'District Cooling', 10.2)], 5),
      8,
    ),
  'Fanar Glass': () =>
    beside(
      glyph.fanar,
      42,
      stack([text('regular', 'FANAR', 24, 4), text('regular', 'GLASS', 24, 4.4)], 6),
      10,
    ),
  'Liwan Housing': () =>
    above(glyph.liwan, 32, lockup(text('serif', 'Liwan', 28), 'HOUSING', 10.6), 6),
  'Sikkat Rail Works': () =>
    stack(
      [
        justified('condensed', 'SIKKAT', 30, 94),
        glyph.sikkat,
        justified('condensed', 'RAIL WORKS', 13, 94),
      ],
      5,
      'middle',
    ),
  'Sahel Foundry': () =>
    panel(
      above(
        glyph.sahel,
        26,
        stack(
          [text('bold', 'SAHEL', 21, 1.4), text('semibold', 'FOUNDRY', 10.6, 2)],
          4.6,
          'middle',
        ),
        6,
      ),
      11,
      9,
    ),
};

export const partnerMarks: Record<Partner, () => Path> = {
  'Norvik Valves': () =>
    beside(
      glyph.norvik,
      30,
      stack([text('bold', 'NORVIK', 24, 1), text('semibold', 'Valves', 15)], 5),
      8,
    ),
  'Helmstad Instruments': () =>
    beside(
      glyph.helmstad,
      36,
      stack([text('semibold', 'Helmstad', 23), text('mono', 'instruments', 13.4)], 4),
      8,
    ),
  'Tessaro Pumps': () =>
    beside(
      glyph.tessaro,
      36,
      stack([text('condensed', 'TESSARO', 27, 1), text('condensed', 'PUMPS', 14, 1.4)], 5),
      8,
    ),
  'Arkwell Coatings': () =>
    beside(
      glyph.arkwell,
      36,
      stack([text('serif', 'Arkwell', 27), text('semibold', 'COATINGS', 10.4, 2.6)], 5),
      8,
    ),
};

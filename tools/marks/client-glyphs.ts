import { type Path, turned } from './path.ts';
import { band, circle, drop, leaf, member, polygon, rect, regular, ring, wave } from './shapes.ts';

/** Abstract glyphs for the client marks, each drawn on a field of about 32 × 32. */

/** Mountain in a hexagon. */
export const tawad: Path = [
  ...regular(6, 16, 16, 16),
  ...regular(6, 16, 16, 12.6),
  ...polygon([7, 21], [13.4, 11], [19.8, 21]),
  ...polygon([17.2, 14.4], [19.2, 11.4], [25, 21], [21.4, 21]),
];

/** Rising glow: half rings. */
export const wahaj: Path = [
  ...[0, 1, 2, 3, 4].flatMap((i) => band(20, 20, 20, 10.5, 182 + i * 36, 210 + i * 36)),
  ...band(20, 20, 7.4, 0, 180, 360),
];

/** Forenoon sun behind level lines. */
export const dhuha: Path = [
  ...band(16, 16, 16, 0, 180, 360),
  ...rect(0, 18, 32, 3.4),
  ...rect(3.4, 23.2, 25.2, 3),
  ...rect(8, 28, 16, 2.4),
];

/** Three linked units of a chain. */
export const sadeem: Path = [
  ...ring(7, 24, 7, 3.2),
  ...member(11.2, 17.8, 14.4, 13.2, 3.2),
  ...ring(18.6, 7, 7, 3.2),
  ...member(22.8, 13.2, 26, 17.8, 3.2),
  ...circle(30.2, 24, 7),
];

/** Bolt. */
export const barqan: Path = polygon(
  [11, 0],
  [0, 18],
  [8, 18],
  [5, 32],
  [19, 12],
  [10.6, 12],
  [16, 0],
);

/** Drop cut from a block. */
export const hajar: Path = [...rect(0, 0, 28, 28), ...drop(14, 4.4, 6.6, 19.2)];

/** Ring, shank and flukes. */
export const marsa: Path = [
  ...ring(16, 5, 5, 2.8),
  ...rect(14.3, 11.2, 3.4, 15.2),
  ...rect(8, 13.4, 5.1, 3),
  ...rect(18.9, 13.4, 5.1, 3),
  ...band(16, 18, 16, 12.4, 12, 84),
  ...band(16, 18, 16, 12.4, 96, 168),
];

/** Strata in a massif. */
export const jabal: Path = [
  ...polygon([0, 26], [15, 4], [22, 14.4], [14, 26]),
  ...polygon([17.4, 26], [31, 6.4], [44, 26]),
  ...polygon([17.6, 4.4], [20.6, 0], [29, 3.6], [24, 12.6]),
];

export const mowj: Path = [...wave(0, 4, 44, 3.6, 3.4, 2), ...wave(0, 12, 44, 3.6, 3.4, 2)];

/** Horizon across a disc. */
export const ufuq: Path = [
  ...band(24, 16, 14, 10.6, 180, 360),
  ...band(24, 16, 6.6, 0, 180, 360),
  ...rect(0, 18.4, 48, 3.2),
];

/** Kernel and shoots. */
export const nawat: Path = [
  ...circle(16, 25.4, 6.2),
  ...leaf(16, 17, 9.4, 17),
  ...leaf(12.4, 19, 8, 15, -58),
  ...leaf(19.6, 19, 8, 15, 58),
];

/** Courses of block. */
export const rasikh: Path = [
  ...rect(0, 0, 14, 7),
  ...rect(16, 0, 14, 7),
  ...rect(0, 9, 6, 7),
  ...rect(8, 9, 14, 7),
  ...rect(24, 9, 6, 7),
  ...rect(0, 18, 14, 7),
  ...rect(16, 18, 14, 7),
];

/** Rolled section. */
export const sahlan: Path = polygon(
  [0, 0],
  [24, 0],
  [24, 5.4],
  [15, 5.4],
  [15, 26.6],
  [24, 26.6],
  [24, 32],
  [0, 32],
  [0, 26.6],
  [9, 26.6],
  [9, 5.4],
  [0, 5.4],
);

/** Flame in a ring. */
export const qabas: Path = [
  ...circle(16, 16, 16),
  ...drop(16, 4, 7.6, 23),
  ...drop(16, 14, 3.6, 11),
];

/** Four-pointed gleam. */
export const lamaan: Path = [
  { op: 'M', at: [16, 0] },
  { op: 'Q', at: [17.6, 14.4, 32, 16] },
  { op: 'Q', at: [17.6, 17.6, 16, 32] },
  { op: 'Q', at: [14.4, 17.6, 0, 16] },
  { op: 'Q', at: [14.4, 14.4, 16, 0] },
  { op: 'Z', at: [] },
];

/** Three streams. */
export const ghadeer: Path = [0, 10, 20].flatMap((x) =>
  turned(wave(x, 0, 32, 4, 4.6, 1), 90, x, 0),
);

/** Lanes to a vanishing point. */
export const masarat: Path = [
  ...polygon([12, 0], [14.8, 0], [7.6, 32], [0, 32]),
  ...polygon([17.4, 0], [18.6, 0], [18.9, 8], [17.1, 8]),
  ...polygon([16.9, 12], [19.1, 12], [19.4, 20], [16.6, 20]),
  ...polygon([16.4, 24], [19.6, 24], [20, 32], [16, 32]),
  ...polygon([21.2, 0], [24, 0], [36, 32], [28.4, 32]),
];

/** Elbow of three lines. */
export const rawasi: Path = [0, 8, 16].flatMap((inset): Path => {
  const r = 30 - inset;
  return [
    ...band(30, 30, r, r - 5, 180, 270),
    ...rect(30, 30 - r, 6, 5),
    ...rect(30 - r, 30, 5, 6),
  ];
});

/** Derrick. */
export const samt: Path = [
  ...polygon([11, 0], [17, 0], [28, 34], [23.8, 34], [14, 3.4], [4.2, 34], [0, 34]),
  ...polygon([12.9, 10.6], [15.1, 10.6], [18.2, 20.6], [9.8, 20.6]),
  ...polygon([9, 23.4], [19, 23.4], [22.4, 34], [17.6, 34], [14, 26], [10.4, 34], [5.6, 34]),
];

/** Olive sprig. */
export const zaytun: Path = [...regular(6, 16, 16, 16), ...leaf(9.4, 23.6, 10.4, 19.4, 40)];

/** Way forward. */
export const nahj: Path = [
  ...polygon([0, 0], [9, 0], [20, 14], [9, 28], [0, 28], [11, 14]),
  ...polygon([13, 0], [18, 0], [29, 14], [18, 28], [13, 28], [24, 14]),
];

/** Stooping wing. */
export const shahin: Path = [
  ...polygon([0, 0], [12, 0], [26, 20], [22, 26]),
  ...polygon([17, 0], [29, 0], [36, 10], [30.4, 18.6]),
  ...polygon([34, 0], [46, 0], [38.6, 10.4 - 3.9]),
];

/** Cast bar. */
export const tibr: Path = [
  ...polygon([6, 0], [26, 0], [29, 8], [3, 8]),
  ...polygon([2.4, 10], [29.6, 10], [32.4, 18], [-0.4, 18]),
];

/** Valley between slopes. */
export const wadi: Path = [
  ...polygon([0, 0], [9, 0], [18, 17], [27, 0], [36, 0], [20.4, 30], [15.6, 30]),
  ...polygon([13, 0], [23, 0], [18, 9.6]),
];

/** Body on its orbit. */
export const kawn: Path = [
  ...band(16, 16, 16, 12.6, -20, 290),
  ...circle(24.2, 4.4, 4.4),
  ...circle(16, 16, 6.4),
];

/** Tank with roof and stair. */
export const mirqab: Path = [
  ...polygon([0, 6.4], [22, 0], [44, 6.4], [44, 8.4], [0, 8.4]),
  ...rect(2, 10.8, 40, 16.2),
  ...polygon([6, 27], [6, 24.2], [33, 13.4], [38, 13.4], [38, 15.8], [34.4, 15.8]),
];

/** Moving air. */
export const nasim: Path = [
  ...rect(0, 8, 22, 3.4),
  ...band(22, 4.2, 7.2, 3.8, -150, 90),
  ...rect(0, 14.2, 30, 3.4),
  ...rect(0, 20.4, 20, 3.4),
  ...band(20, 27.6, 7.2, 3.8, -90, 150),
];

/** Cut pane. */
export const fanar: Path = [
  ...polygon([13, 0], [13, 34], [0, 17]),
  ...polygon([15, 0], [28, 17], [15, 17]),
  ...polygon([15, 19], [28, 19], [15, 34]),
];

/** Arch within an arch. */
export const liwan: Path = [
  ...archway(0, 0, 30, 32),
  ...archway(4, 4, 22, 28),
  ...archway(9.4, 11, 11.2, 21),
];

function archway(x: number, y: number, width: number, height: number): Path {
  const r = width / 2;
  return [
    { op: 'M', at: [x, y + height] },
    { op: 'L', at: [x, y + r] },
    { op: 'C', at: [x, y + r * 0.45, x + r * 0.45, y, x + r, y] },
    { op: 'C', at: [x + r * 1.55, y, x + width, y + r * 0.45, x + width, y + r] },
    { op: 'L', at: [x + width, y + height] },
    { op: 'Z', at: [] },
  ];
}

/** Rails and sleepers. */
export const sikkat: Path = [
  ...rect(0, 5, 94, 2.4),
  ...rect(0, 14.6, 94, 2.4),
  ...Array.from({ length: 8 }, (_, i) => 3.5 + i * 12).flatMap(
    (x): Path => [...rect(x, 0, 3, 5), ...rect(x, 7.4, 3, 7.2), ...rect(x, 17, 3, 5)],
  ),
];

/** Ladle pouring. */
export const sahel: Path = [
  ...turned(polygon([0, 0], [26, 0], [22.4, 19], [3.6, 19]), 32, 13, 10),
  ...rect(31.6, 16, 0, 0),
  ...polygon([31, 8], [35, 8], [35, 27], [31, 27]),
];

/** Norvik: gate valve as drawn on a flow sheet. */
export const norvik: Path = [
  ...polygon([0, 8], [15, 17], [0, 26]),
  ...polygon([32, 8], [17, 17], [32, 26]),
  ...rect(14.6, 4, 2.8, 9.6),
  ...rect(8, 0, 16, 3.4),
];

/** Helmstad: dial. */
export const helmstad: Path = [
  ...band(16, 16, 16, 12.4, 140, 400),
  ...turned(polygon([14.6, 17], [16, 4.6], [17.4, 17]), 38, 16, 16),
  ...circle(16, 26, 2.8),
];

/** Tessaro: volute. */
export const tessaro: Path = [
  ...band(14, 18, 14, 9.4, 0, 270),
  ...rect(14, 4, 18, 4.6),
  ...circle(14, 18, 5.4),
];

/** Arkwell: coats laid over steel. */
export const arkwell: Path = [
  ...polygon([16, 0], [32, 8], [16, 16], [0, 8]),
  ...[0, 7].flatMap((y) =>
    polygon(
      [0, 12 + y],
      [2.6, 10.7 + y],
      [16, 17.4 + y],
      [29.4, 10.7 + y],
      [32, 12 + y],
      [16, 20 + y],
    ),
  ),
];

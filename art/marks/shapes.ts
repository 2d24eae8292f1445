import { type Bounds, bounds, type Path, placed, type Step, turned } from './path.ts';

export function polygon(...points: readonly (readonly [number, number])[]): Path {
  const steps: Step[] = points.map((at, i) => ({ op: i === 0 ? 'M' : 'L', at }));
  return [...steps, { op: 'Z', at: [] }];
}

export function rect(x: number, y: number, width: number, height: number): Path {
  return polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);
}

const quarter = 0.5523;

export function circle(cx: number, cy: number, r: number): Path {
  const k = r * quarter;
  return [
    { op: 'M', at: [cx + r, cy] },
    { op: 'C', at: [cx + r, cy + k, cx + k, cy + r, cx, cy + r] },
    { op: 'C', at: [cx - k, cy + r, cx - r, cy + k, cx - r, cy] },
    { op: 'C', at: [cx - r, cy - k, cx - k, cy - r, cx, cy - r] },
    { op: 'C', at: [cx + k, cy - r, cx + r, cy - k, cx + r, cy] },
    { op: 'Z', at: [] },
  ];
}

/** Outlined rectangle, the stroke inside. */
export function frame(x: number, y: number, width: number, height: number, stroke: number): Path {
  return [
    ...rect(x, y, width, height),
    ...rect(x + stroke, y + stroke, width - 2 * stroke, height - 2 * stroke),
  ];
}

export function ring(cx: number, cy: number, r: number, stroke: number): Path {
  return [...circle(cx, cy, r), ...circle(cx, cy, r - stroke)];
}

export function regular(sides: number, cx: number, cy: number, r: number, degrees = -90): Path {
  return polygon(
    ...Array.from({ length: sides }, (_, i): [number, number] => {
      const angle = ((degrees + (i * 360) / sides) * Math.PI) / 180;
      return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
    }),
  );
}

/** A straight member between two points. */
export function member(x1: number, y1: number, x2: number, y2: number, stroke: number): Path {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const nx = ((y2 - y1) / length) * (stroke / 2);
  const ny = ((x1 - x2) / length) * (stroke / 2);
  return polygon([x1 + nx, y1 + ny], [x2 + nx, y2 + ny], [x2 - nx, y2 - ny], [x1 - nx, y1 - ny]);
}

function arcSteps(cx: number, cy: number, r: number, from: number, to: number): Step[] {
  const parts = Math.max(1, Math.ceil(Math.abs(to - from) / 90));
  const sweep = ((to - from) / parts) * (Math.PI / 180);
  const k = (4 / 3) * Math.tan(sweep / 4) * r;
  return Array.from({ length: parts }, (_, i): Step => {
    const a = (from * Math.PI) / 180 + i * sweep;
    const b = a + sweep;
    const [ax, ay] = [cx + r * Math.cos(a), cy + r * Math.sin(a)];
    const [bx, by] = [cx + r * Math.cos(b), cy + r * Math.sin(b)];
    return {
      op: 'C',
      at: [
        ax - k * Math.sin(a),
        ay + k * Math.cos(a),
        bx + k * Math.sin(b),
        by - k * Math.cos(b),
        bx,
        by,
      ],
    };
  });
}

/** A band of a ring from one angle to another, degrees clockwise from east; inner radius 0 gives a slice. */
export function band(
  cx: number,
  cy: number,
  r: number,
  inner: number,
  from: number,
  to: number,
): Path {
  const point = (radius: number, degrees: number) => [
    cx + radius * Math.cos((degrees * Math.PI) / 180),
    cy + radius * Math.sin((degrees * Math.PI) / 180),
  ];
  return [
    { op: 'M', at: point(r, from) },
    ...arcSteps(cx, cy, r, from, to),
    { op: 'L', at: point(inner, to) },
    ...(inner > 0 ? arcSteps(cx, cy, inner, to, from) : []),
    { op: 'Z', at: [] },
  ];
}

/** A pointed leaf standing on (cx, bottom). */
export function leaf(cx: number, bottom: number, width: number, height: number, degrees = 0): Path {
  const half = width / 2;
  const top = bottom - height;
  const shape: Path = [
    { op: 'M', at: [cx, bottom] },
    {
      op: 'C',
      at: [cx - half * 1.3, bottom - height * 0.3, cx - half * 1.3, top + height * 0.3, cx, top],
    },
    {
      op: 'C',
      at: [cx + half * 1.3, top + height * 0.3, cx + half * 1.3, bottom - height * 0.3, cx, bottom],
    },
    { op: 'Z', at: [] },
  ];
  return turned(shape, degrees, cx, bottom);
}

/** A horizontal wave ribbon. */
export function wave(
  x: number,
  y: number,
  length: number,
  rise: number,
  stroke: number,
  periods: number,
): Path {
  const half = length / periods / 2;
  const steps: Step[] = [{ op: 'M', at: [x, y] }];
  const along = (from: number, level: number, direction: 1 | -1) => {
    for (let i = 0; i < periods * 2; i++) {
      const y1 = level + (i % 2 === 0 ? -direction : direction) * rise;
      const start = from + direction * i * half;
      const middle = start + (direction * half) / 2;
      const end = start + direction * half;
      const bend = direction * half * 0.12;
      steps.push({
        op: 'C',
        at: [middle - bend, y1, middle + bend, y1, end, level],
      });
    }
  };
  along(x, y, 1);
  steps.push({ op: 'L', at: [x + length, y + stroke] });
  along(x + length, y + stroke, -1);
  steps.push({ op: 'Z', at: [] });
  return steps;
}

/** A tapering drop, its point up at (cx, top). */
export function drop(cx: number, top: number, r: number, height: number): Path {
  const cy = top + height - r;
  const k = r * quarter;
  return [
    { op: 'M', at: [cx, top] },
    { op: 'C', at: [cx + r * 0.35, top + (height - r) * 0.45, cx + r, cy - k * 1.1, cx + r, cy] },
    { op: 'C', at: [cx + r, cy + k, cx + k, cy + r, cx, cy + r] },
    { op: 'C', at: [cx - k, cy + r, cx - r, cy + k, cx - r, cy] },
    { op: 'C', at: [cx - r, cy - k * 1.1, cx - r * 0.35, top + (height - r) * 0.45, cx, top] },
    { op: 'Z', at: [] },
  ];
}

export type Align = 'start' | 'middle' | 'end';

const size = ({ left, right, top, bottom }: Bounds) => ({
  width: right - left,
  height: bottom - top,
});
const share = { start: 0, middle: 0.5, end: 1 } as const;

/** One above the other, `gap` between inks. */
export function stack(parts: readonly Path[], gap: number, align: Align = 'start'): Path {
  const widest = Math.max(...parts.map((part) => size(bounds(part)).width));
  let y = 0;
  return parts.flatMap((part) => {
    const box = bounds(part);
    const { width, height } = size(box);
    const moved = placed(part, (widest - width) * share[align] - box.left, y - box.top);
    y += height + gap;
    return moved;
  });
}

/** Side by side, `gap` between inks. */
export function row(parts: readonly Path[], gap: number, align: Align = 'middle'): Path {
  const tallest = Math.max(...parts.map((part) => size(bounds(part)).height));
  let x = 0;
  return parts.flatMap((part) => {
    const box = bounds(part);
    const { width, height } = size(box);
    const moved = placed(part, x - box.left, (tallest - height) * share[align] - box.top);
    x += width + gap;
    return moved;
  });
}

/** A solid panel with the part cut out of it. */
export function panel(part: Path, padX: number, padY = padX): Path {
  const box = bounds(part);
  const { width, height } = size(box);
  return [...rect(box.left - padX, box.top - padY, width + 2 * padX, height + 2 * padY), ...part];
}

/** A ruled frame around the part. */
export function framed(part: Path, stroke: number, padX: number, padY = padX): Path {
  const box = bounds(part);
  const { width, height } = size(box);
  return [
    ...frame(box.left - padX, box.top - padY, width + 2 * padX, height + 2 * padY, stroke),
    ...part,
  ];
}

export function widthOf(path: Path): number {
  return size(bounds(path)).width;
}

/** Scaled to a height. */
export function tall(path: Path, height: number): Path {
  return placed(path, 0, 0, height / size(bounds(path)).height);
}

/** Scaled to a width. */
export function wide(path: Path, width: number): Path {
  return placed(path, 0, 0, width / widthOf(path));
}

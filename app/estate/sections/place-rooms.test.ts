import { expect, test } from 'vitest';
import type { EstateFloorPlan } from './card-fields.server.ts';
import { placeRooms } from './place-rooms.ts';

type Rows = EstateFloorPlan['rows'];
type Kind = Rows[number]['rooms'][number]['kind'];

const row = (depth: number, rooms: [Kind, number][]): Rows[number] => ({
  depth,
  rooms: rooms.map(([kind, width]) => ({ kind, width })),
});

const plan = [
  row(4.2, [
    ['living', 7],
    ['kitchen', 5],
  ]),
  row(1.5, [
    ['hall', 10],
    ['bath', 2],
  ]),
  row(3.6, [
    ['room', 6],
    ['study', 6],
  ]),
];

test('rooms are side by side in their row, and rows one behind the other', () => {
  const { rooms, depth } = placeRooms(plan);
  expect(rooms.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [7, 0],
    [0, 4.2],
    [10, 4.2],
    [0, 5.7],
    [6, 5.7],
  ]);
  expect(depth).toBe(9.3);
});

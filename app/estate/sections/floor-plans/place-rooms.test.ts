import { expect, test } from 'vitest';
import { placeRooms } from './place-rooms.ts';

test('rooms lie side by side in their row, and rows behind each other', () => {
  const row = (depth: number, ...widths: number[]) => ({
    depth,
    rooms: widths.map((width) => ({ name: 'Room', width })),
  });
  const { rooms, depth } = placeRooms([row(4.2, 7, 5), row(1.5, 12)]);
  expect(rooms.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [7, 0],
    [0, 4.2],
  ]);
  expect(depth).toBe(5.7);
});

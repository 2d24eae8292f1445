import { expect, test } from 'vitest';
import { placeRooms } from './place-rooms.ts';

test('rooms are side by side in their row, and rows one behind the other', () => {
  const { rooms, depth } = placeRooms([
    {
      depth: 4.2,
      rooms: [
        { kind: 'living', width: 7 },
        { kind: 'kitchen', width: 5 },
      ],
    },
    { depth: 1.5, rooms: [{ kind: 'hall', width: 12 }] },
    {
      depth: 3.6,
      rooms: [
        { kind: 'room', width: 6 },
        { kind: 'study', width: 6 },
      ],
    },
  ]);
  expect(rooms.map(({ x, y }) => [x, y].join())).toEqual(['0,0', '7,0', '0,4.2', '0,5.7', '6,5.7']);
  expect(depth).toBe(9.3);
});

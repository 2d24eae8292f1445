import type { EstateFloorPlan } from './card-fields.server.ts';

/** Width of the house in metres, and the sum of the widths in each row. */
export const WIDTH = 12;

/** Kinds that count as rooms. */
const HABITABLE: readonly string[] = ['living', 'dining', 'room', 'study'];

type RoomKind = EstateFloorPlan['rows'][number]['rooms'][number]['kind'];

interface PlacedRoom {
  kind: RoomKind;
  x: number;
  y: number;
  width: number;
  depth: number;
}

/** Position of each room, in metres from the corner of the house, and the depth of the house. */
export function placeRooms(rows: EstateFloorPlan['rows']): { rooms: PlacedRoom[]; depth: number } {
  const rooms: PlacedRoom[] = [];
  let y = 0;
  for (const row of rows) {
    let x = 0;
    for (const { kind, width } of row.rooms) {
      rooms.push({ kind, x, y, width, depth: row.depth });
      x += width;
    }
    y = Math.round((y + row.depth) * 10) / 10;
  }
  return { rooms, depth: y };
}

/** Counts rooms and bathrooms of a plan, and computes its area in square metres. */
export function measure(rows: EstateFloorPlan['rows']) {
  const { rooms, depth } = placeRooms(rows);
  const count = (matches: (kind: RoomKind) => boolean) =>
    rooms.filter(({ kind }) => matches(kind)).length;
  return {
    rooms: count((kind) => HABITABLE.includes(kind)),
    bathrooms: count((kind) => kind === 'bath'),
    area: WIDTH * depth,
  };
}

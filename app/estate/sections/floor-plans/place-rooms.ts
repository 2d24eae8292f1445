import type { EstateFloorPlan } from '#app/content/schemas/estate-cards.ts';

/** Width of the house in metres; the widths of each row add up to it. */
export const WIDTH = 12;

/** Kinds that count as rooms; the others are there to serve them. */
const HABITABLE: readonly string[] = ['living', 'dining', 'room', 'study'];

type RoomKind = EstateFloorPlan['rows'][number]['rooms'][number]['kind'];

interface PlacedRoom {
  kind: RoomKind;
  x: number;
  y: number;
  width: number;
  depth: number;
}

/** Where each room of a plan lies, in metres from its corner, and how deep the house is. */
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

/** The figures of a plan, as drawn: rooms, bathrooms, and square metres within the outer walls. */
export function measure(rows: EstateFloorPlan['rows']) {
  const { rooms, depth } = placeRooms(rows);
  const count = (fits: (kind: RoomKind) => boolean) =>
    rooms.filter(({ kind }) => fits(kind)).length;
  return {
    rooms: count((kind) => HABITABLE.includes(kind)),
    bathrooms: count((kind) => kind === 'bath'),
    area: WIDTH * depth,
  };
}

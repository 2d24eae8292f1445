import type { EstateFloorPlan } from '#app/content/schemas/estate-cards.ts';

/** Width of the house in metres; the widths of each row add up to it. */
export const WIDTH = 12;

interface PlacedRoom {
  name: string;
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
    for (const { name, width } of row.rooms) {
      rooms.push({ name, x, y, width, depth: row.depth });
      x += width;
    }
    y = Math.round((y + row.depth) * 10) / 10;
  }
  return { rooms, depth: y };
}

/** Number and ground of a section of the home page. */
export interface Place {
  number: string;
  ground: 'plain' | 'sunk';
}

/** Place of a section among those the home page shows. */
export interface Place {
  number: string;
  ground: 'plain' | 'sunk';
}

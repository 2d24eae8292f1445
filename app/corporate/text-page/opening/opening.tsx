import type { Opening as OpeningData } from './content.server.ts';
import { FigureOpening } from './figure.tsx';
import { Lifelines } from './lifelines.tsx';
import { Model } from './model.tsx';
import { RecordSheet } from './record.tsx';
import { Sign } from './sign.tsx';

/** What a page shows first, by what it says; a statement is part of the banner. */
export function Opening(opening: OpeningData) {
  switch (opening.kind) {
    case 'statement':
      return null;
    case 'figure':
      return <FigureOpening {...opening} />;
    case 'sign':
      return <Sign {...opening} />;
    case 'model':
      return <Model {...opening} />;
    case 'record':
      return <RecordSheet {...opening} />;
    case 'lifelines':
      return <Lifelines {...opening} />;
  }
}

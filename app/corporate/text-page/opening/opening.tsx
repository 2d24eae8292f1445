import type { ArticleOpening } from './content.server.ts';
import { FigureOpening } from './figure.tsx';
import { Model } from './model.tsx';
import { RecordSheet } from './record.tsx';

/** The opening of an article, by kind. The banner shows a statement. */
export function Opening(opening: ArticleOpening) {
  switch (opening.kind) {
    case 'statement':
      return null;
    case 'figure':
      return <FigureOpening {...opening} />;
    case 'model':
      return <Model {...opening} />;
    case 'record':
      return <RecordSheet {...opening} />;
  }
}

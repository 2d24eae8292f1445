import type { ArticleOpening } from './content.server.ts';
import { FigureOpening } from './figure.tsx';
import { MatrixSheet } from './matrix.tsx';
import { Model } from './model.tsx';
import { RecordSheet } from './record.tsx';
import { Sign } from './sign.tsx';

/** The opening of an article, by kind. */
export function Opening(opening: ArticleOpening) {
  switch (opening.kind) {
    case 'figure':
      return <FigureOpening {...opening} />;
    case 'sign':
    case 'quotation':
      return <Sign {...opening} />;
    case 'model':
      return <Model {...opening} />;
    case 'record':
      return <RecordSheet {...opening} />;
    case 'matrix':
      return <MatrixSheet {...opening} />;
  }
}

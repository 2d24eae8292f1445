import { fill } from '#app/content/placeholders.ts';
import {
  type BodyProps,
  CategoryBody,
  CategoryPicture,
  Items,
} from '#app/corporate/expertise-accordion/category-body.tsx';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { Fold } from '#app/ui/fold/fold.tsx';
import styles from './folded-body.module.css';

/** Shorter lists are not folded. */
const LEAST_FOLDED = 4;

/** The content of a category; on phones the first item is beside the picture, and the others are folded. */
export function FoldedBody({ items, image }: BodyProps) {
  if (items.length < LEAST_FOLDED) return <CategoryBody items={items} image={image} />;
  return (
    <CategoryPicture image={image} phone="38vw" className={styles.body}>
      <div className={styles.items}>
        <Items items={items.slice(0, 1)} />
        <Fold rest title={fill(dictionary.foldRest, { n: items.length - 1 })}>
          <Items items={items.slice(1)} />
        </Fold>
      </div>
    </CategoryPicture>
  );
}

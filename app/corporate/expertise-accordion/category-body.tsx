import type { ReactNode } from 'react';
import type { ServiceCategory } from '#app/content/expertise.server.ts';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './category-body.module.css';

export type BodyProps = Pick<ServiceCategory, 'items' | 'image'>;

/** The picture of a category, and all its items. */
export function CategoryBody({ items, image }: BodyProps) {
  return (
    <CategoryPicture image={image} phone="92vw">
      <Items items={items} />
    </CategoryPicture>
  );
}

interface PictureProps extends Pick<ServiceCategory, 'image'> {
  /** Displayed width on phones. */
  phone: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The picture of a category above its items, or beside them on wide screens. */
export function CategoryPicture({ image, phone, className, children }: PictureProps) {
  return (
    <div className={classNames(styles.body, className)}>
      <Picture
        picture={image}
        ratio="card"
        sizes={`(width < 48rem) ${phone}, (width < 75rem) 44vw, max(18rem, 17vw)`}
      />
      {children}
    </div>
  );
}

export function Items({ items }: Pick<ServiceCategory, 'items'>) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

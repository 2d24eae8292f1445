import { type RefObject, useEffect, useState } from 'react';

/** True while an element is in view or less than a quarter of a screen away from it. */
export function useIsNear(target: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = target;
    if (!current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setNear(entry?.isIntersecting ?? false),
      { rootMargin: '25%' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [target]);
  return isNear;
}

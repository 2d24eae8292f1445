import styles from '../form/form.module.css';
import { useTexts } from '../language.ts';
import { type Crop, HANDLES, moved, placeOf } from './crop.ts';
import { placeIn } from './place-in.ts';

/** Steps of the arrow keys, in per cent. */
const STEPS: Record<string, readonly [left: number, top: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The part of a picture that is shown, on it: its corners and its middle are dragged, or moved by the arrow keys. */
export function CropFrame({ value, onChange }: { value: Crop; onChange: (crop: Crop) => void }) {
  const texts = useTexts();
  const { left, top, width, height } = value;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: what lies on it has names
    <svg className={styles.overlay} viewBox="0 0 100 100" preserveAspectRatio="none">
      <path
        className={styles.outside}
        d={`M0 0H100V100H0ZM${left} ${top}v${height}h${width}v-${height}Z`}
      />
      {HANDLES.map((handle) => {
        const place = placeOf(value, handle);
        const x = Math.round(place.left);
        const y = Math.round(place.top);
        return (
          <path
            key={handle}
            role="slider"
            tabIndex={0}
            aria-label={texts.cropHandles[handle]}
            aria-valuenow={x}
            aria-valuetext={`${x} %, ${y} %`}
            className={styles.handle}
            d={`M${place.left} ${place.top}h0`}
            vectorEffect="non-scaling-stroke"
            onPointerDown={({ currentTarget, pointerId }) =>
              currentTarget.setPointerCapture(pointerId)
            }
            onPointerMove={(event) => {
              const { currentTarget, pointerId } = event;
              const picture = currentTarget.ownerSVGElement;
              if (picture && currentTarget.hasPointerCapture(pointerId))
                onChange(moved(value, handle, placeIn(picture, event)));
            }}
            onKeyDown={(event) => {
              const [right, down] = STEPS[event.key] ?? [];
              if (right === undefined || down === undefined) return;
              event.preventDefault();
              onChange(moved(value, handle, { left: place.left + right, top: place.top + down }));
            }}
          />
        );
      })}
    </svg>
  );
}

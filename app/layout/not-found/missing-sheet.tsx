import styles from './missing-sheet.module.css';

/** A drawing sheet whose subject is missing: dashed lines in a revision cloud. */
export function MissingSheet() {
  return (
    <svg className={styles.sheet} viewBox="0 0 360 270" aria-hidden="true">
      <path className={styles.paper} d="M1 1H359V269H1Z" />
      <path
        className={styles.outline}
        d="M14 14H346V256H14ZM214 256V220H346M298 220V256M36 206H330"
      />
      <path
        className={styles.thin}
        d="M97 1V14M180 1V14M263 1V14M97 256V269M180 256V269M263 256V269M1 75H14M1 135H14M1 195H14M346 75H359M346 135H359M346 195H359M222 232H276M222 244H262M92 216V228M212 216V228M92 222H212M89 225L95 219M209 225L215 219"
      />
      <path className={styles.centre} d="M152 34V214M287 84V214" />
      <path
        className={styles.missing}
        d="M92 206V92L152 62L212 92V206M92 92H212M92 130H212M92 168H212M262 206V112A25 14 0 0 1 312 112V206M262 112H312M212 190H262"
      />
      <path
        className={styles.cloud}
        d="M72 44A9 9 0 0 1 88 44A9 9 0 0 1 104 44A9 9 0 0 1 120 44A9 9 0 0 1 136 44A9 9 0 0 1 152 44A9 9 0 0 1 168 44A9 9 0 0 1 184 44A9 9 0 0 1 200 44A9 9 0 0 1 216 44A9 9 0 0 1 232 44A9 9 0 0 1 232 60A9 9 0 0 1 232 76A9 9 0 0 1 232 92A9 9 0 0 1 232 108A9 9 0 0 1 232 124A9 9 0 0 1 232 140A9 9 0 0 1 232 156A9 9 0 0 1 232 172A9 9 0 0 1 232 188A9 9 0 0 1 232 204A9 9 0 0 1 216 204A9 9 0 0 1 200 204A9 9 0 0 1 184 204A9 9 0 0 1 168 204A9 9 0 0 1 152 204A9 9 0 0 1 136 204A9 9 0 0 1 120 204A9 9 0 0 1 104 204A9 9 0 0 1 88 204A9 9 0 0 1 72 204A9 9 0 0 1 72 188A9 9 0 0 1 72 172A9 9 0 0 1 72 156A9 9 0 0 1 72 140A9 9 0 0 1 72 124A9 9 0 0 1 72 108A9 9 0 0 1 72 92A9 9 0 0 1 72 76A9 9 0 0 1 72 60A9 9 0 0 1 72 44"
      />
      <path className={styles.cloud} d="M250 66L262 45L274 66ZM235 60L250 60" />
      <text className={styles.figure} x="152" y="149">
        404
      </text>
      <text className={styles.number} x="322" y="239">
        404
      </text>
    </svg>
  );
}

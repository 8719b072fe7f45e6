import { VisuallyHidden } from '@lectern/ui';
import { useId } from 'react';
import { SCENE_COLOURS, type SceneColour } from './videoSettings.ts';
import * as styles from './Look.css.ts';

export interface SceneColoursProps {
  /** Null for the avatar's own colour. */
  value: SceneColour | null;
  onChange: (colour: SceneColour | null) => void;
  isDisabled: boolean;
}

const NAMES: Readonly<Record<SceneColour, string>> = {
  ochre: 'Ochre',
  sky: 'Sky',
  clay: 'Clay',
  sage: 'Sage',
  blush: 'Blush',
  ink: 'Ink',
  stone: 'Stone',
  plum: 'Plum',
};

/** The colour behind the presenter: the avatar's own, or one of the eight (design guide, Swatches). */
export function SceneColours({ value, onChange, isDisabled }: SceneColoursProps) {
  const name = useId();
  return (
    <fieldset className={styles.swatches} disabled={isDisabled}>
      <legend className={styles.legend}>Scene color</legend>
      <div className={styles.swatchRow}>
        {[null, ...SCENE_COLOURS].map((colour) => (
          <label
            key={colour ?? 'own'}
            className={styles.swatch[colour ?? 'own']}
            title={colour ? NAMES[colour] : 'Avatar’s own'}
          >
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={value === colour}
              onChange={() => onChange(colour)}
            />
            <VisuallyHidden>{colour ? NAMES[colour] : 'Avatar’s own'}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

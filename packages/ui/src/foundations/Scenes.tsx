import { Text } from '../components/Text/Text.tsx';
import { Stack } from '../layout/Stack.tsx';
import { vars } from '../theme/contract.css.ts';
import * as styles from './Scenes.css.ts';

/** The eight backgrounds that presenters stand on, the same in both themes. */
export function Scenes() {
  return (
    <div className={styles.scenes}>
      {Object.entries(vars.color.scene).map(([name, { light, bg, deep }]) => (
        <Stack key={name} gap={2}>
          <div className={styles.scene}>
            {[light, bg, deep].map((background) => (
              <span key={background} className={styles.part} style={{ background }} />
            ))}
          </div>
          <Text variant="label">{name}</Text>
        </Stack>
      ))}
    </div>
  );
}

import { Check } from 'lucide-react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useMessages } from '../../messages/useMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as menu from '../Menu/Menu.css.ts';
import * as styles from './PlayerControls.css.ts';
import { messages } from './VideoPlayer.messages.ts';

export interface PlayerSpeedProps {
  rate: number;
  onChange: (rate: number) => void;
  /** Container of the menu; see `PlayerButton`. */
  portal: Element | undefined;
}

const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** The speed menu of the player. */
export function PlayerSpeed({ rate, onChange, portal }: PlayerSpeedProps) {
  const words = useMessages('videoPlayer', messages);
  return (
    <MenuTrigger>
      <Button
        className={`${styles.button} ${styles.priority.roomy} ${styles.rate}`}
        aria-label={words.speed(rate)}
      >
        {rate}×
      </Button>
      <Popover
        className={menu.popover}
        placement="top end"
        offset={6}
        UNSTABLE_portalContainer={portal}
      >
        <Menu
          className={menu.list}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[String(rate)]}
          onSelectionChange={(keys) => {
            const [chosen] = keys === 'all' ? [] : keys;
            if (chosen !== undefined) onChange(Number(chosen));
          }}
        >
          {RATES.map((value) => (
            <MenuItem
              key={value}
              id={String(value)}
              className={menu.item()}
              textValue={`${value}×`}
            >
              {({ isSelected }) => (
                <>
                  <span className={menu.itemLabel}>
                    {value === 1 ? words.normalSpeed : `${value}×`}
                  </span>
                  {isSelected && (
                    <span className={menu.itemEnd}>
                      <Icon icon={Check} size="sm" />
                    </span>
                  )}
                </>
              )}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

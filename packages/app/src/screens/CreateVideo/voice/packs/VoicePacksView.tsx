import { Button, Dialog, EmptyState, Heading, Icon, IconButton, Text } from '@lectern/ui';
import { AudioLines, Copy, HardDrive, Package, Languages, Users } from 'lucide-react';
import type { PackOnDevice } from '../../../../backend/voicePacks.ts';
import { formatBytes } from '../../../../lib/format/formatBytes.ts';
import type { VoicePackActions } from './VoicePackButtons.tsx';
import { VoicePackRow } from './VoicePackRow.tsx';
import * as styles from './VoicePacks.css.ts';

export interface VoicePacksViewProps extends VoicePackActions {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Null until loaded. */
  packs: readonly PackOnDevice[] | null;
  /** Number of built-in voices. */
  ownVoices: number;
  /** Bytes; null if the browser does not report it. */
  free: number | null;
  onCopy: (command: string) => void;
}

/** Adds the pack that requires no other machine (README, Voice packs). */
const COMMAND = 'npm run voices -- add espeak-ng';

function OwnVoices({ count }: { count: number }) {
  return (
    <li className={styles.pack}>
      <span className={styles.disc}>
        <Icon icon={AudioLines} size="md" />
      </span>
      <div className={styles.words}>
        <Heading level={3} variant="h4">
          Lectern voices
        </Heading>
        <Text variant="small" tone="muted">
          Made for English scripts. The mouth follows every sound.
        </Text>
      </div>
      <div className={styles.actions}>
        <Text as="span" variant="small" tone="subtle">
          Always here
        </Text>
      </div>
      <ul className={styles.facts} role="list" aria-label="About Lectern voices">
        <li className={styles.fact}>
          <Icon icon={Languages} size="sm" />
          English
        </li>
        <li className={styles.fact}>
          <Icon icon={Users} size="sm" />
          {`${count} voices`}
        </li>
        <li className={styles.fact}>
          <Icon icon={Package} size="sm" />
          Comes with Lectern
        </li>
      </ul>
    </li>
  );
}

function NoPacks({ ownVoices, onCopy }: Pick<VoicePacksViewProps, 'ownVoices' | 'onCopy'>) {
  return (
    <EmptyState
      title="This site offers no voice packs"
      illustration="search"
      footer={
        <div className={styles.command}>
          <code className={styles.code}>{COMMAND}</code>
          <IconButton
            icon={Copy}
            size="sm"
            aria-label="Copy the command"
            onPress={() => onCopy(COMMAND)}
          />
        </div>
      }
    >
      {`The ${ownVoices} English voices are here. Whoever runs this site can add others from its folder:`}
    </EmptyState>
  );
}

/** The packs of this site, information about each, and the space that they take up. */
export function VoicePacksView(props: VoicePacksViewProps) {
  const { packs, isOpen, onOpenChange, ownVoices, free } = props;
  const isNone = packs?.length === 0;
  const used = (packs ?? []).reduce((sum, { loaded }) => sum + loaded, 0);
  return (
    <Dialog
      title="Voice packs"
      description={
        isNone
          ? 'More languages and voices, offered by this site.'
          : 'More languages and voices, offered by this site. A pack is loaded once and kept on this device.'
      }
      size={isNone ? 'md' : 'lg'}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footerStart={
        used > 0 && (
          <span className={styles.note}>
            <Icon icon={HardDrive} size="sm" />
            {`Packs use ${formatBytes(used)}.${free === null ? '' : ` ${formatBytes(free)} are free on this device.`}`}
          </span>
        )
      }
      actions={<Button onPress={() => onOpenChange(false)}>Close</Button>}
    >
      {isNone && <NoPacks ownVoices={ownVoices} onCopy={props.onCopy} />}
      {packs !== null && !isNone && (
        <ul className={styles.list} role="list" aria-label="Voice packs">
          {packs.map((entry) => (
            <VoicePackRow key={entry.id} entry={entry} actions={props} />
          ))}
          <OwnVoices count={ownVoices} />
        </ul>
      )}
    </Dialog>
  );
}

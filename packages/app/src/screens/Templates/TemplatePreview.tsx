import {
  Button,
  Dialog,
  Disclosure,
  Heading,
  LinkButton,
  Stack,
  Tag,
  Text,
  VideoPlayer,
} from '@lectern/ui';
import { countWords } from '../../lib/format/countWords.ts';
import { estimateSeconds } from '../../lib/format/estimateDuration.ts';
import { formatDuration } from '../../lib/format/formatDuration.ts';
import { paths } from '../../paths.ts';
import { templateFilm, templateStill } from '../../templates/media.ts';
import { type Template, templateScript } from '../../templates/template.ts';
import * as styles from './TemplatePreview.css.ts';

/** Returns how long a text takes to speak, as m:ss. */
const spoken = (text: string) => formatDuration(estimateSeconds(countWords(text), 'up'));

/** A template's preview: its film, its outline and its whole script. */
export function TemplatePreview({
  template,
  isOpen,
  onClose,
}: {
  template: Template;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { id, title, category, duration, description, parts, avatar } = template;
  return (
    <Dialog
      title={title}
      size="lg"
      isOpen={isOpen}
      onOpenChange={onClose}
      description={
        <span className={styles.tags}>
          <Tag>{category}</Tag>
          <Tag>{`${duration} min`}</Tag>
          <Tag>{`${parts.length} parts`}</Tag>
        </span>
      }
      actions={
        <>
          <Button onPress={onClose}>Close</Button>
          <LinkButton href={paths.create({ template: id })} variant="primary">
            Use Template
          </LinkButton>
        </>
      }
    >
      <Stack gap={5}>
        <div className={styles.columns}>
          <Stack gap={3}>
            <VideoPlayer
              src={templateFilm(id)}
              poster={templateStill(id) ?? undefined}
              title={`Preview of ${title}`}
            />
            <Text variant="small" tone="muted">
              {`${description} ${avatar.name} shows how it begins; the whole script takes about ${spoken(templateScript(template))}.`}
            </Text>
          </Stack>
          <div>
            <Heading level={3} variant="h4">
              Outline
            </Heading>
            <ol className={styles.outline}>
              {parts.map((part, index) => (
                <li key={part.title} className={styles.part}>
                  <Text variant="small" tone="subtle">
                    {index + 1}
                  </Text>
                  <Stack gap={0}>
                    <Text variant="label">{part.title}</Text>
                    <Text variant="caption" tone="subtle">
                      {part.summary}
                    </Text>
                  </Stack>
                  <Text variant="small" tone="subtle" numeric>
                    {spoken(part.text)}
                  </Text>
                </li>
              ))}
            </ol>
          </div>
        </div>
        <Disclosure title="Whole script">
          <div className={styles.words}>
            {parts.map((part) => (
              <Text key={part.title} as="p">
                {part.text}
              </Text>
            ))}
          </div>
        </Disclosure>
      </Stack>
    </Dialog>
  );
}

// @vitest-environment jsdom
import { PenLine } from 'lucide-react';
import { describe, expect, test } from 'vitest';
import { ProgressBar } from '../components/ProgressBar/ProgressBar.tsx';
import { ProjectCard } from '../components/ProjectCard/ProjectCard.tsx';
import { Tabs } from '../components/Tabs/Tabs.tsx';
import { Text } from '../components/Text/Text.tsx';
import { afterKeys, readThrough, startReading } from './listen.tsx';

describe('Tabs', () => {
  test('announces which of how many tabs is selected, and names the panel', async () => {
    await startReading(
      <Tabs
        label="Recent work"
        items={[
          { id: 'showcase', label: 'Showcase', content: <Text>Four videos</Text> },
          { id: 'avatars', label: 'Avatars', content: <Text>Eight avatars</Text> },
        ]}
      />,
    );
    expect(await afterKeys('Tab', 'ArrowRight', 'Tab')).toMatchInlineSnapshot(`
      [
        "tab, Showcase, selected, 1 control, position 1, set size 2",
        "tab, Avatars, selected, 1 control, position 2, set size 2",
        "tabpanel, Avatars",
      ]
    `);
  });
});

describe('ProgressBar', () => {
  test('announces the amount done', async () => {
    expect(await readThrough(<ProgressBar label="Rendering" value={40} />)).toMatchInlineSnapshot(`
      [
        "progressbar, Rendering, max value 100, min value 0, current value 40%",
        "Rendering",
        "40%",
        "end of progressbar, Rendering, max value 100, min value 0, current value 40%",
      ]
    `);
  });

  test('announces no value when the amount is unknown', async () => {
    expect(await readThrough(<ProgressBar label="Uploading" isIndeterminate />))
      .toMatchInlineSnapshot(`
      [
        "progressbar, Uploading, max value 100, min value 0",
        "Uploading",
        "end of progressbar, Uploading, max value 100, min value 0",
      ]
    `);
  });
});

describe('ProjectCard', () => {
  test('names the video in every action', async () => {
    const card = (
      <ProjectCard
        title="Spring launch"
        href="/projects/1"
        status={{ tone: 'success', label: 'Completed' }}
        progress={null}
        thumbnail={{ kind: 'lines' }}
        timeAgo="2 hours ago"
        updatedAt="2026-03-02T08:00:00Z"
        tags={['launch']}
        onShare={() => undefined}
        onDownload={() => undefined}
        menu={[{ id: 'rename', label: 'Rename', icon: PenLine }]}
      />
    );
    expect(await readThrough(card)).toMatchInlineSnapshot(`
      [
        "article, Spring launch",
        "Completed",
        "heading, Spring launch, level 2",
        "link, Spring launch",
        "end of heading, Spring launch, level 2",
        "button, Actions for Spring launch, not expanded, has popup menu",
        "time",
        "2 hours ago",
        "end of time",
        "launch",
        "link, Edit Spring launch",
        "Edit",
        "end of link, Edit Spring launch",
        "button, Share Spring launch",
        "button, Download Spring launch",
        "end of article, Spring launch",
      ]
    `);
  });
});

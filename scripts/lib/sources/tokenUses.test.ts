import { describe, expect, it } from 'vitest';
import { componentSources, readTokenUses } from './tokenUses.mjs';

const usersOf = (path: string[], sources: Record<string, string>) =>
  readTokenUses([path], sources)[path.join('.')];

describe('uses of a token', () => {
  it.each([
    [['color', 'accent'], 'background: vars.color.accent,'],
    [['color', 'danger', 'fg'], 'vars.color.danger.fg'],
    [['space', '4'], 'gap: space[4]'],
    [['space', '0-5'], "gap: space['0.5']"],
    [['typography', 'h1'], "...textStyle('h1')"],
    [['motion', 'duration', 'fast'], 'vars.duration.fast'],
    [['radius', 'role', 'tag'], 'borderRadius: radius.role.tag'],
  ])('of %s include %s', (path, code) => {
    expect(usersOf(path, { Chip: code, Box: '' })).toEqual(['Chip']);
  });

  it('do not include those of a longer name', () => {
    const sources = { Chip: 'vars.color.accentHover, vars.color.danger.fg, textStyle("h1Large")' };
    expect(usersOf(['color', 'accent'], sources)).toEqual([]);
    expect(usersOf(['color', 'danger'], sources)).toEqual([]);
  });

  it('are read from the components', () => {
    expect(usersOf(['color', 'accent'], componentSources())).toContain('Switch');
    expect(usersOf(['color', 'accent'], componentSources())).not.toContain('Slider');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectLanguage, languageName } from './detectLanguage.ts';

describe('detectLanguage', () => {
  it.each([
    [
      'en',
      'Good morning, and welcome to Northlight. In the next thirty seconds I want to show you.',
    ],
    ['de', 'Guten Morgen und willkommen. In den nächsten Minuten zeigen wir, wie das geht.'],
    ['fr', 'Bonjour et bienvenue. Nous allons vous montrer comment une petite équipe avance.'],
    [
      'es',
      'Buenos días y bienvenidos. En los próximos segundos les muestro lo que hace el equipo.',
    ],
    ['it', 'Buongiorno e benvenuti. Vi mostro come una piccola squadra lavora con il cuore.'],
    ['pt', 'Bom dia e bem-vindos. Vou mostrar como uma equipe pequena não para de crescer.'],
    ['nl', 'Goedemorgen en welkom. Wij laten zien dat het ook met een klein team kan.'],
    ['ru', 'Доброе утро и добро пожаловать.'],
    ['uk', 'Добрий ранок і ласкаво просимо їх.'],
    ['ja', 'おはようございます。新しい製品を紹介します。'],
    ['zh', '早上好，欢迎大家。'],
    ['ko', '안녕하세요, 환영합니다.'],
    ['ar', 'صباح الخير وأهلا بكم'],
  ])('knows %s', (tag, text) => {
    expect(detectLanguage(text)).toBe(tag);
  });

  it('does not guess where nothing tells it', () => {
    for (const text of ['', '   ', '☕️ 🎉', '12:30', 'Northlight Studio']) {
      expect(detectLanguage(text)).toBeNull();
    }
  });

  it('never throws and answers with a tag that has a name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const tag = detectLanguage(text);
        if (tag !== null) expect(languageName(tag)).not.toBe(tag);
      }),
    );
  });

  it('names languages, and gives back what is no tag', () => {
    expect(languageName('en')).toBe('English');
    expect(languageName('not a tag')).toBe('not a tag');
  });
});

/** The audience, topic and task of an order; null if it does not name them. */
export interface Parts {
  audience: string | null;
  topic: string | null;
  task: string | null;
}

/** Patterns for the verb of an order, with the parts that they capture; tried in this order. */
const VERBS: readonly (readonly [RegExp, (keyof Parts)[]])[] = [
  [/^welcom(?:e|ing)\s+(?!to\b)(.+?)\s+to\s+(.+)$/i, ['audience', 'topic']],
  [/^(?:welcom(?:e|ing)|welcome message|greeting)\s+to\s+(.+)$/i, ['topic']],
  [/^welcom(?:e|ing)\s+(?!message|for\b|video|script|speech)(.+)$/i, ['audience']],
  [/^invit(?:e|ing)\s+(.+?)\s+to\s+(.+)$/i, ['audience', 'topic']],
  [/^(?:invitation|invite)\s+(?:for\s+(.+?)\s+)?to\s+(.+)$/i, ['audience', 'topic']],
  [/^(?:remind(?:er|ing)?)\s+(?:for\s+|to\s+)?(.+?)\s+(?:to|that)\s+(.+)$/i, ['audience', 'task']],
  [/^(?:remind(?:er|ing)?)\s+(?:to|that)\s+(.+)$/i, ['task']],
  [
    /^(?:remind(?:er|ing)?)\s+(?:for\s+|to\s+)?(.+?)\s+(?:about|of)\s+(.+)$/i,
    ['audience', 'topic'],
  ],
  [/^(?:remind(?:er|ing)?)\s+(?:about|of)\s+(.+)$/i, ['topic']],
  [
    /^(?:thank(?:ing|s)?(?:[- ]you)?(?: (?:note|message|video|speech|card))?)\s+(?:(?:to|for)\s+)?(?!for\b|message\b|note\b)(.+?)\s+for\s+(.+)$/i,
    ['audience', 'topic'],
  ],
  [
    /^(?:thank(?:ing|s)?(?:[- ]you)?(?: (?:note|message|video|speech|card))?)\s+for\s+((?:\w+ing|the|all|your|her|his|their|\d)\b.*)$/i,
    ['topic'],
  ],
  [
    /^(?:thank(?:ing|s)?(?:[- ]you)?(?: (?:note|message|video|speech|card))?)\s+(?:(?:to|for)\s+)?(.+)$/i,
    ['audience'],
  ],
  [/^(?:tell|inform)\s+(.+?)\s+(?:that|to)\s+(.+)$/i, ['audience', 'task']],
  [/^(?:tell|inform)\s+(?!the story)(.+?)\s+about\s+(.+)$/i, ['audience', 'topic']],
  [/^(?:teach|train|show)\s+(.+?)\s+((?:how to)\s+.+)$/i, ['audience', 'topic']],
  [/^(?:teach|train|show)\s+(.+?)\s+(?:to|about)\s+(.+)$/i, ['audience', 'topic']],
  [/^announc(?:e|ing|ement)\s+(?:to\s+(.+?)\s+)?that\s+(.+)$/i, ['audience', 'task']],
  [
    /^(?:explain|introduce|present|pitch|announce|describe|promote|sell)\s+to\s+(.+?)\s+((?:how|why|what)\s.+)$/i,
    ['audience', 'topic'],
  ],
];

/** Reads an order by its verb; null for orders that only name a form. */
export function byVerb(words: string): Parts | null {
  for (const [pattern, names] of VERBS) {
    const match = pattern.exec(words);
    if (!match) continue;
    const parts: Parts = { audience: null, topic: null, task: null };
    names.forEach((name, index) => (parts[name] = match[index + 1] ?? null));
    return parts;
  }
  return null;
}

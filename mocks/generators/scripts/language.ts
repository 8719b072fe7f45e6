import nlp from 'compromise/three';

/** Parsed text with compromise's tags: https://observablehq.com/@spencermountain/compromise-tags */
export type Words = ReturnType<typeof nlp>;

/** Parses a text with compromise. */
export const read = (text: string): Words => nlp(text);

/** Whether the words name people, who can be an audience. */
export function arePeople(words: string): boolean {
  const noun = words.split(/\s(?:at|in|of|for|who|with|from|aged|on)\s/i)[0] ?? words;
  if (
    /\b(?:team|staff|class|crew|everyone|everybody|families|family|kids?|people|department|audience|group|company|board|newcomers|hires|starters|year-olds?|grade|guests|seniors|beginners|freshmen|volunteers|attendees|members|customers|me|us|them)$/i.test(
      noun,
    )
  )
    return true;
  const doc = read(noun);
  return (
    doc.has('(#Actor|#Person|#Demonym)$') ||
    doc.people().found ||
    /(?:ers|ors|ists|ents|ants|ees|ians|parents|nurses|men|women)$/i.test(noun)
  );
}

/** Whether the words make a statement: a subject with its own verb. */
export function isSentence(words: string): boolean {
  const doc = read(words);
  if (NOUN_FIRST.test(words)) return false;
  if (/^(?:who|which|whose|that|how|why|what|when|where)\b/i.test(words)) return false;
  if (
    /^(?:there|it|we|i|you|they|he|she|this|that|everyone|nobody)\s+(?:'?s|is|are|was|were|has|have|had|will|can|must|should|may|\w+)\b/i.test(
      words,
    )
  )
    return true;
  // 'Work ends on 30 June': a noun that is also a verb, before a verb.
  const [, verb] =
    /^\p{L}+\s+(\p{L}+[^s\s]s)\s+(?:on|in|at|by|from|until|to)\s/iu.exec(words) ?? [];
  if (verb !== undefined && read(`it ${verb}`).has('it #PresentTense')) return true;
  if (/^\S+\s\S+s$/u.test(words)) return false;
  if (doc.has('^#Infinitive') && !doc.has('^#Noun')) return false;
  return (
    doc.has(
      '^(#Determiner|#Possessive|#Adjective|#Value|#Noun|#Acronym|of|and|in|per|a|an)+ #Adverb? (#Copula|#Modal|#PastTense|#Auxiliary|#PresentTense) !#Gerund?',
    ) &&
    !/^\S+(?:\s\S+)*?\s(?:who|which|that)\s/i.test(words) &&
    !doc.has('^#Gerund')
  );
}

const NOUN_FIRST =
  /^(?:rain\s\p{L}+$|(?:pool|code|price|launch|weight|target|access|parking|address|name|contact|start|end|seats?|water|food|drinks?|music|dress code|cost|offer|order|host|room|phone)\s+(?:\p{Lu}|\d|[$€£¥]|on|in|at|of|from|for|until|by|and))/u;

/** Whether the words tell someone to do something. */
export function isRequest(words: string): boolean {
  const doc = read(words);
  // 'Pool on the roof', 'code CAMP20': nouns that are also verbs.
  if (NOUN_FIRST.test(words)) return false;
  if (/^\p{Ll}+\s\p{Ll}+$/u.test(words) && !read(words).has('^#Verb')) return false;
  return (
    doc.has('^(please|do not|never|always)? #Infinitive') ||
    doc.has('^#Imperative') ||
    /^(?:please|do not|don't|never|always)\s+\w/i.test(words)
  );
}

/** Whether the words are a singular, countable noun without an article, such as 'fitness product'. */
export function needsArticle(words: string): boolean {
  if (
    /^(?:an?|the|our|my|your|his|her|its|their|this|that|these|those|how|why|what|when|where|who|every|each|all|some|no|\d+)\b/i.test(
      words,
    )
  )
    return false;
  const head =
    words.split(/\s(?:at|in|of|on|for|with|from|by|called|named|to|who|that|and)\s/i)[0] ?? words;
  const doc = read(head);
  if (doc.has('^(#ProperNoun|#Person|#Place|#Organization|#Gerund)') || /^\p{Lu}/u.test(head))
    return false;
  return doc.has('#Singular$') && !doc.has('(#Uncountable|#Plural|#Gerund)$') && !MASS.test(head);
}

/** Nouns that compromise treats as countable although they are not. */
const MASS =
  /(?:ing|ness|ment|ity|ism|ics|tion|ship|hood|science|finance|insurance|interest|energy|inflation|sleep|yoga|music|health|light|time|tea|coffee|feedback|safety|work|data|traffic|stress|advice|money|power|care|compost)$/i;

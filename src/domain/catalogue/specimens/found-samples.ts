import { ownValue } from '../../own-value'
import type { Language } from '../languages'
import type { Direction, Sample } from '../typeface-view'

type Sentences = {
  lang: string
  dir: Direction
  /** For large sizes; a typeface takes one of them by its name. */
  words: string[]
  sentence: string
  /** For small ones; again one of them. */
  paragraphs: string[]
}

/** Texts of the shop's own, for typefaces that nobody has given any. */
const SENTENCES: Record<string, Sentences> = {
  Latin: {
    lang: 'en',
    dir: 'ltr',
    words: [
      'Harbour lights',
      'Second violin',
      'Winter garden',
      'Paper lanterns',
      'Quiet hours',
      'Morning edition',
      'Open windows',
    ],
    sentence: 'Every evening the ferry brings back bicycles, bread and one tired violinist.',
    paragraphs: [
      'A page is quiet work. The eye does not stop at letters, it passes between them, and what it remembers afterwards is a voice. Good type keeps that voice level for an hour: in a price, in a name, in a footnote that nobody planned to read, and in the sentence somebody copies out by hand.',
      'The ferry leaves when the last bicycle is on board. Nobody hurries it. The captain reads the same newspaper twice, the boy at the rope counts gulls, and the harbour, which has seen this every evening for ninety years, turns its lamps on one by one, as if it were paid by the minute.',
      'A garden in winter is mostly drawing. What was colour in July is line now: a rail, a wire, the black arithmetic of branches on a white wall. She liked it best like that. You could see how the paths had been meant, she said, and that they had been meant well.',
    ],
  },
  Greek: {
    lang: 'el',
    dir: 'ltr',
    words: ['Πρωινό φως', 'Χειμερινός κήπος', 'Ανοιχτά παράθυρα'],
    sentence: 'Κάθε βράδυ το καράβι φέρνει πίσω ποδήλατα, ψωμί και έναν κουρασμένο βιολιστή.',
    paragraphs: [
      'Η σελίδα είναι ήσυχη δουλειά. Το μάτι δεν σταματά στα γράμματα, περνά ανάμεσά τους, και αυτό που θυμάται ύστερα είναι μια φωνή.',
    ],
  },
  Cyrillic: {
    lang: 'ru',
    dir: 'ltr',
    words: ['Утренний свет', 'Зимний сад', 'Открытые окна'],
    sentence: 'Каждый вечер паром привозит обратно велосипеды, хлеб и одного усталого скрипача.',
    paragraphs: [
      'Страница требует тишины. Глаз не останавливается на буквах, он проходит между ними, и то, что он потом помнит, называют голосом.',
    ],
  },
  Arabic: {
    lang: 'ar',
    dir: 'rtl',
    words: ['ضوء الصباح', 'حديقة الشتاء', 'نوافذ مفتوحة'],
    sentence: 'كل مساء تعود العبارة بالدراجات والخبز وعازف كمان متعب.',
    paragraphs: [
      'الصفحة عمل هادئ. لا تقف العين عند الحروف، بل تمر بينها، وما تتذكره بعد ذلك صوت. والخط الجيد يحفظ هذا الصوت في السعر وفي الاسم وفي الحاشية.',
    ],
  },
  Hebrew: {
    lang: 'he',
    dir: 'rtl',
    words: ['אור הבוקר', 'גן החורף', 'חלונות פתוחים'],
    sentence: 'בכל ערב מחזירה המעבורת אופניים, לחם וכנר עייף אחד.',
    paragraphs: [
      'העמוד הוא עבודה שקטה. העין אינה נעצרת באותיות, היא עוברת ביניהן, ומה שהיא זוכרת אחר כך הוא קול. אות טובה שומרת על הקול הזה במחיר, בשם ובהערת השוליים.',
    ],
  },
}

type Unprepared = {
  slug: string
  /** Its name as it writes it: the script of that comes first. */
  name: string
  scripts: readonly string[]
  languages: readonly Language[]
}

/**
 * Texts in the scripts that a typeface writes: words and a paragraph in the first, a sentence in each further one. The sentence
 * of a single script is its own: where there are more, every one of them shall be seen. None in scripts the shop has no text
 * for, and none that the fonts could not write.
 */
export function foundSamples({ slug, name, scripts, languages }: Unprepared): Sample[] {
  const isOwn = (script: string) => new RegExp(`\\p{Script=${script}}`, 'u').test(name)
  const known = scripts.filter((script) => Object.hasOwn(SENTENCES, script))
  const ownFirst = known.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
  const written = ownFirst.flatMap((script) => {
    const texts = ownValue(SENTENCES, script)
    return texts && languages.some(({ code }) => code === texts.lang) ? [{ script, texts }] : []
  })
  return written.flatMap(({ script, texts }, place) => {
    const { lang, dir, words, sentence, paragraphs } = texts
    const [line, paragraph] = [oneOf(words, slug), oneOf(paragraphs, slug)]
    const first = written.length > 1 ? [line, paragraph] : [line, sentence, paragraph]
    const shown = place === 0 ? first : [sentence]
    return shown.map((text) => ({ text, lang, dir, script }))
  })
}

/** Neighbours in a list do not all say the same. */
function oneOf(texts: string[], slug: string): string {
  const sum = [...slug].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return texts[sum % texts.length] ?? ''
}

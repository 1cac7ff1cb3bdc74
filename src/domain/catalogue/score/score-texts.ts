/** Texts that a scene is set in, each with its source. Where one is quoted it was compared with a printed edition. */
export const READING = {
  source: 'Lewis Carroll, Alice’s Adventures in Wonderland, 1865',
  lang: 'en',
  opening: 'Alice was beginning to get very tired',
  paragraphs: [
    ' of sitting by her sister on the bank, and of having nothing to do: once or twice she had peeped into the book her sister was reading, but it had no pictures or conversations in it, “and what is the use of a book,” thought Alice “without pictures or conversations?”',
    'So she was considering in her own mind (as well as she could, for the hot day made her feel very sleepy and stupid), whether the pleasure of making a daisy-chain would be worth the trouble of getting up and picking the daisies, when suddenly a White Rabbit with pink eyes ran close by her.',
  ],
} as const

export const VERSE = {
  source: 'Saadi, Gulistan, 1258',
  lang: 'fa',
  couplets: [
    ['بنی آدم اعضای یک پیکرند', 'که در آفرینش ز یک گوهرند'],
    ['چو عضوی به درد آورد روزگار', 'دگر عضوها را نماند قرار'],
    ['تو کز محنت دیگران بی غمی', 'نشاید که نامت نهند آدمی'],
  ],
} as const

export const UPRIGHT = {
  source: 'Natsume Sōseki, I Am a Cat, 1905',
  lang: 'ja',
  text: '吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。何でも薄暗いじめじめした所でニャーニャー泣いていた事だけは記憶している。',
} as const

/** Every kana once. */
export const IROHA = [
  'いろはにほへと',
  'ちりぬるを',
  'わかよたれそ',
  'つねならむ',
  'うゐのおくやま',
  'けふこえて',
  'あさきゆめみし',
  'ゑひもせす',
] as const

/** The first sentence of article 1, by script; each in the words of its translation at the United Nations. */
export const DECLARATION = {
  source: 'Universal Declaration of Human Rights, article 1, 1948',
  sentences: [
    {
      script: 'Latin',
      lang: 'en',
      name: 'English',
      text: 'All human beings are born free and equal in dignity and rights.',
    },
    {
      script: 'Latin',
      lang: 'fr',
      name: 'French',
      text: 'Tous les êtres humains naissent libres et égaux en dignité et en droits.',
    },
    {
      script: 'Greek',
      lang: 'el',
      name: 'Greek',
      text: 'Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα.',
    },
    {
      script: 'Cyrillic',
      lang: 'uk',
      name: 'Ukrainian',
      text: 'Всі люди народжуються вільними і рівними у своїй гідності та правах.',
    },
    {
      script: 'Arabic',
      lang: 'fa',
      name: 'Persian',
      text: 'تمام افراد بشر آزاد به دنیا می‌آیند و از لحاظ حیثیت و حقوق با هم برابرند.',
    },
    {
      script: 'Japanese',
      lang: 'ja',
      name: 'Japanese',
      text: 'すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。',
    },
  ],
} as const

/** Part of the rule that orders the scenes of a page. */
export const CODE = [
  '// next: the scene that differs most',
  'const score = s =>',
  '  s.shape === prev.shape ? never :',
  '  abs(s.level - prev.level) * 2.6',
  '  + s.rank * 0.5; // and says most',
  '',
  'while (rest.length) {',
  '  rest.sort((x, y) =>',
  '    score(y) - score(x));',
  '  out.push(rest.shift());',
  '} // the loudest comes last',
] as const

type Row = readonly [what: string, ...figures: string[]]

export type FigureTable = {
  kind: 'bill' | 'journey' | 'months'
  caption: string
  source: string
  lang: string
  head: readonly string[]
  rows: readonly Row[]
  total: readonly [what: string, figure: string, rest?: string]
}

/** The bill of a house, the plan of a journey, the days of a year: each with its sum. */
export const TABLES: Record<FigureTable['kind'], FigureTable> = {
  bill: {
    kind: 'bill',
    caption: 'What a house cost',
    source: 'Henry David Thoreau, Walden, 1854',
    lang: 'en',
    head: ['For', 'Note', 'Dollars', 'Cents'],
    rows: [
      ['Boards, mostly shanty boards', '', '8', '03½'],
      ['Refuse shingles for roof and sides', '', '4', '00'],
      ['Laths', '', '1', '25'],
      ['Two second-hand windows with glass', '', '2', '43'],
      ['One thousand old brick', '', '4', '00'],
      ['Two casks of lime', 'That was high.', '2', '40'],
      ['Hair', 'More than I needed.', '0', '31'],
      ['Mantle-tree iron', '', '0', '15'],
      ['Nails', '', '3', '90'],
      ['Hinges and screws', '', '0', '14'],
      ['Latch', '', '0', '10'],
      ['Chalk', '', '0', '01'],
      ['Transportation', 'I carried a good part on my back.', '1', '40'],
    ],
    total: ['In all', '$28', '12½'],
  },
  journey: {
    kind: 'journey',
    caption: 'Around the world, the plan',
    source: 'Jules Verne, Around the World in Eighty Days, 1873',
    lang: 'en',
    head: ['From', 'To', 'By', 'Days'],
    rows: [
      ['London', 'Suez', 'rail and steamboat', '7'],
      ['Suez', 'Bombay', 'steamer', '13'],
      ['Bombay', 'Calcutta', 'rail', '3'],
      ['Calcutta', 'Hong Kong', 'steamer', '13'],
      ['Hong Kong', 'Yokohama', 'steamer', '6'],
      ['Yokohama', 'San Francisco', 'steamer', '22'],
      ['San Francisco', 'New York', 'rail', '7'],
      ['New York', 'London', 'steamer and rail', '9'],
    ],
    total: ['Days', '80'],
  },
  months: {
    kind: 'months',
    caption: 'Days of the Persian year',
    source: 'The Solar Hijri calendar',
    lang: 'fa',
    head: ['ماه', 'روز'],
    rows: [
      ['فروردین', '۳۱'],
      ['اردیبهشت', '۳۱'],
      ['خرداد', '۳۱'],
      ['تیر', '۳۱'],
      ['مرداد', '۳۱'],
      ['شهریور', '۳۱'],
      ['مهر', '۳۰'],
      ['آبان', '۳۰'],
      ['آذر', '۳۰'],
      ['دی', '۳۰'],
      ['بهمن', '۳۰'],
      ['اسفند', '۲۹'],
    ],
    total: ['سال', '۳۶۵'],
  },
}

/** Nine words for nine weights of a script whose letters join. */
export const STEPS = { lang: 'fa', text: 'شب آرام آرام از راه رسید و شهر خوابید' } as const

/** Every letter of each text, by its key: a font that lacks one of them is not shown with it. */
export const LETTERS_OF_TEXTS: Readonly<Record<string, string>> = {
  reading: READING.opening + READING.paragraphs.join(''),
  verse: VERSE.couplets.flat().join(''),
  upright: UPRIGHT.text,
  iroha: IROHA.join(''),
  code: CODE.join(''),
  steps: STEPS.text,
  ...Object.fromEntries(
    Object.values(TABLES).map(({ kind, rows, total }) => [
      kind,
      [...rows.flat(), ...total].join(''),
    ]),
  ),
  ...Object.fromEntries(DECLARATION.sentences.map(({ lang, text }) => [`article ${lang}`, text])),
}

/** The words of the scenes: plain nouns, towns as they are spelled at home, words in which features show. */
export type WordBank = typeof SCORE_WORDS

export const SCORE_WORDS = {
  /** By the number of letters, which is the number of weights. */
  rise: {
    Latin: ['ink', 'dusk', 'night', 'darker', 'evening', 'midnight', 'crescendo'],
    Japanese: ['夜が更ける', 'だんだん暗くなる', 'だんだんと暗くなる'],
  },
  belt: {
    en: words(
      'Quartz Bicycle Orchard Velvet Harbour Marmalade Skylark Almanac Zinc Workshop Quince Kiosk Gravel Bakery Umbrella Jasmine Voyage Grapefruit Hydrant Lighthouse Pharmacy Gymnast Quarry Thunder Jug Sky Fog Rye Key Map Egg Quay Zoo Gym Buoy Milk Salt Fig Wax Park',
    ),
    fa: [
      'آفتابگردان',
      'کتابفروشی',
      'باغ انار',
      'خیابان',
      'نانوایی',
      'هندوانه',
      'شب یلدا',
      'باران',
      'ماه',
      'نان',
      'شب',
      'چای',
    ],
    he: ['שמש', 'ירח', 'ספרייה', 'מגדלור', 'גן', 'תפוח', 'לימון', 'חורף'],
    ja: ['図書館', '夕立', '灯台', '珈琲', '水族館', '雪国', '月', '海', '山'],
  },
  opticalSizes: words('Hourglass Thimble Pepper Magnify Spectacles Needle Lens Lamp Pin'),
  signs: words('BAR CAFE HOTEL BOOKS GARAGE CINEMA TAXI LAUNDRY BAKERY PHARMACY OPEN FISH'),
  alternates: {
    en: [
      ...words(
        'Ragtime Gravity Quarry Yesterday Kitchen Gallery Railway Quill Autumn Jury Young Rag Illicit Library Fault Wig Tidal yellow mallet gull Ill Roman Lily Egg Wax Xylem Oxygen Zigzag Mix queue Affair tulip 1971 May Box Jazz Kayak Hall BEGIN GARAGE Queen STREET sweet ABOUT WAVE Avenue',
      ),
      'Gate 14',
      'No. 7',
    ],
    fa: [
      'گل سرخ',
      'شب یلدا',
      'کتاب',
      'هفته',
      'یک',
      'باران',
      'مرد',
      'همه',
      'سلام',
      '۴۵۶',
      'که',
      'خانه',
    ],
  },
  /** Words in which a feature is known to show, before any other is tried. */
  features: {
    liga: words('offline fjord affair fifty waffle office flag first fling Thread afterglow'),
    dlig: words('action Thursday fast astrolabe first Theatre COFFEE STREET'),
    hlig: words('astrolabe action'),
    smcp: ['Anno Domini', 'Table of Contents', 'Nato'],
    onum: ['1839–1967', '24 May 1863', '3 June 1984'],
    lnum: ['1839–1967', '24 May 1863'],
    frac: ['3/4 lb', '7/8 inch', '1/2 pint'],
    zero: ['B0015O', '2000'],
    tnum: ['1 117.10', '111.11'],
  } as Readonly<Record<string, string[]>>,
  towns: [
    ['Reykjavík', 'is'],
    ['Łódź', 'pl'],
    ['Győr', 'hu'],
    ['Đà Nẵng', 'vi'],
    ['Çeşme', 'tr'],
    ['Žilina', 'sk'],
    ['Český Krumlov', 'cs'],
    ['Malmö', 'sv'],
    ['Tromsø', 'no'],
    ['A Coruña', 'gl'],
    ['Besançon', 'fr'],
    ['Düsseldorf', 'de'],
    ['Põltsamaa', 'et'],
    ['Šiauliai', 'lt'],
    ['Jūrmala', 'lv'],
    ['Timișoara', 'ro'],
    ['Ærøskøbing', 'da'],
    ['Bragança', 'pt'],
    ['Għarb', 'mt'],
    ['Þingvellir', 'is'],
    ['Kraków', 'pl'],
    ['Székesfehérvár', 'hu'],
    ['Niš', 'sr'],
  ],
} satisfies Record<string, unknown>

function words(list: string): string[] {
  return list.split(' ')
}

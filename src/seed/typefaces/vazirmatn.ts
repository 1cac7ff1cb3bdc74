import type { SeedTypeface } from '../demo-foundry'

export const vazirmatn: SeedTypeface = {
  name: 'Vazirmatn',
  slug: 'vazirmatn',
  parent: null,
  position: 70,
  category: 'sans',
  shape: 'field',
  designers: ['Saber Rastikerdar'],
  foundry: null,
  price: 24000,
  purpose: 'For Persian news, read on a phone',
  lead: 'A Persian text face with an even colour and a clear head, and a Latin beside it that does not raise its voice.',
  about: [
    'Vazirmatn is built for reading Persian on screens of every size: counters stay open at small sizes, the teeth of the letters keep their count, and nine weights, all of them in one variable font, share one rhythm.',
    'Saber Rastikerdar began it in 2015 under the name Vazir, as a simple and legible face for the web, and gave it away from the first day. The Latin that stands beside the Arabic script is Roboto’s, so that a brand name inside a Persian sentence does not step forward.',
  ],
  menuText: 'وزیرمتن',
  lang: 'fa',
  dir: 'rtl',
  samples: [
    { text: 'نامه‌ای که هرگز فرستاده نشد', lang: 'fa', dir: 'rtl', script: 'Arabic' },
    { text: 'باران از شمال امشب می‌رسد', lang: 'fa', dir: 'rtl', script: 'Arabic' },
    {
      text: 'روزنامه را صبح زود می‌آوردند و مادربزرگ آن را از آخر می‌خواند: اول هوا، بعد درگذشتگان، و خبرهای جهان را برای ما نگه می‌داشت.',
      lang: 'fa',
      dir: 'rtl',
      script: 'Arabic',
    },
    {
      text: 'هر نامه‌ای را که با میوه می‌آمد نگه داشت. مهرماه می‌رسیدند، تاخورده میان کاه و تخته‌های جعبه، و همیشه درباره‌ی چیز دیگری بودند: یک سقف، یک پسرعمو، قیمت نخ. فقط در سطر آخر، پس از سلام، حرفی از آلوها بود: «امسال ریز است.»',
      lang: 'fa',
      dir: 'rtl',
      script: 'Arabic',
    },
    { text: 'وصلت الرسالة قبل صاحبها بيوم', lang: 'ar', dir: 'rtl', script: 'Arabic' },
    {
      text: 'Rain from the north tonight, says the paper, and the paper is from Tuesday.',
      lang: 'en',
      dir: 'ltr',
      script: 'Latin',
    },
  ],
  sampleStyle: 'Variable',
  sampleCoordinates: { wght: 300 },
  trialPolicy: 'reduced',
  styles: [
    {
      name: 'Variable',
      typ: 'variable',
      weight: 400,
      slope: 'upright',
      price: 24000,
      master: 'vazirmatn/Vazirmatn-Variable.ttf',
      defaultCoordinates: { wght: 460 },
    },
  ],
}

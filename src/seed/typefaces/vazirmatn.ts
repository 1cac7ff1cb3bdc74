import { demoTypeface, sample, variableCut } from '../demo-typeface'

export const vazirmatn = demoTypeface({
  name: 'Vazirmatn',
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
    sample('نامه‌ای که هرگز فرستاده نشد', 'fa', 'Arabic'),
    sample('باران از شمال امشب می‌رسد', 'fa', 'Arabic'),
    sample(
      'روزنامه را صبح زود می‌آوردند و مادربزرگ آن را از آخر می‌خواند: اول هوا، بعد درگذشتگان، و خبرهای جهان را برای ما نگه می‌داشت.',
      'fa',
      'Arabic',
    ),
    sample(
      'هر نامه‌ای را که با میوه می‌آمد نگه داشت. مهرماه می‌رسیدند، تاخورده میان کاه و تخته‌های جعبه، و همیشه درباره‌ی چیز دیگری بودند: یک سقف، یک پسرعمو، قیمت نخ. فقط در سطر آخر، پس از سلام، حرفی از آلوها بود: «امسال ریز است.»',
      'fa',
      'Arabic',
    ),
    sample('وصلت الرسالة قبل صاحبها بيوم', 'ar', 'Arabic'),
    sample('Rain from the north tonight, says the paper, and the paper is from Tuesday.'),
  ],
  sampleStyle: 'Variable',
  sampleCoordinates: { wght: 300 },
  styles: [
    variableCut({
      master: 'vazirmatn/Vazirmatn-Variable.ttf',
      price: 24000,
      defaultCoordinates: { wght: 460 },
    }),
  ],
})

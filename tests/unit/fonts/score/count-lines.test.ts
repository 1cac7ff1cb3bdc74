import { expect, test } from 'vitest'
import { countLines, piecesOf } from '@/fonts/score/count-lines'

test.each([
  ['born', 'en', ['born']],
  ['የሰው፡ልጅ፡ሁሉ', 'am', ['የሰው፡', 'ልጅ፡', 'ሁሉ']],
  ['人人生而自由，在', 'zh', ['人', '人', '生', '而', '自', '由，', '在']],
  ['ནས་ཆེ', 'bo', ['ནས་', 'ཆེ']],
  ['มนุษย์ทั้งปวง', 'th', ['มนุษย์', 'ทั้ง', 'ปวง']],
])('%s breaks where a browser breaks it', (word, lang, pieces) => {
  expect(piecesOf(word, lang)).toEqual(pieces)
})

test('what is written without spaces takes as many lines as it needs', () => {
  const words = piecesOf('人人生而自由', 'zh').map(() => ({ width: 1, space: 0 }))

  expect(countLines([words], { narrow: 4, wide: 6 })).toEqual({ narrow: 2, wide: 1 })
})

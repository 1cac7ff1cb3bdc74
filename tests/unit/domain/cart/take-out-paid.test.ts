import { expect, test } from 'vitest'
import type { CartLineRequest } from '@/domain/cart/cart-request'
import { takeOutPaid } from '@/domain/cart/take-out-paid'

const DESKTOP = { type: 'desktop', tier: 'users-1' }
const MORE_DESKTOP = { type: 'desktop', tier: 'users-2-5' }
const WEB = { type: 'web', tier: 'views-10k', answers: { domain: 'example.org' } }
const OTHER_WEB = { ...WEB, answers: { domain: 'example.com' } }

const line = (styles: string[], ...licences: CartLineRequest['licences']) => ({ styles, licences })

test.each([
  ['the very line', [line(['a'], DESKTOP)], [line(['a'], DESKTOP)], []],
  [
    'a line beside it',
    [line(['a'], DESKTOP), line(['b'], DESKTOP)],
    [line(['a'], DESKTOP)],
    [line(['b'], DESKTOP)],
  ],
  [
    'a style added to it',
    [line(['a', 'b'], DESKTOP)],
    [line(['a'], DESKTOP)],
    [line(['b'], DESKTOP)],
  ],
  [
    'a licence added to it',
    [line(['a'], DESKTOP, WEB)],
    [line(['a'], DESKTOP)],
    [line(['a'], WEB)],
  ],
  [
    'a style and a licence added',
    [line(['a', 'b'], DESKTOP, WEB)],
    [line(['a'], DESKTOP)],
    [line(['b'], DESKTOP), line(['a', 'b'], WEB)],
  ],
  [
    'another size',
    [line(['a'], MORE_DESKTOP)],
    [line(['a'], DESKTOP)],
    [line(['a'], MORE_DESKTOP)],
  ],
  ['another answer', [line(['a'], OTHER_WEB)], [line(['a'], WEB)], [line(['a'], OTHER_WEB)]],
  [
    'the same line once more',
    [line(['a'], DESKTOP), line(['a'], DESKTOP)],
    [line(['a'], DESKTOP)],
    [line(['a'], DESKTOP)],
  ],
  [
    'part of a family that was bought whole',
    [line(['a'], DESKTOP)],
    [line(['a', 'b'], DESKTOP)],
    [],
  ],
  ['a line that was removed since', [], [line(['a'], DESKTOP)], []],
])('of a cart with %s, what was paid is taken out', (_what, cart, paid, left) => {
  expect(takeOutPaid(cart, paid)).toEqual(left)
})

test('a licence without answers is the same as one with none', () => {
  expect(takeOutPaid([line(['a'], DESKTOP)], [line(['a'], { ...DESKTOP, answers: {} })])).toEqual(
    [],
  )
})

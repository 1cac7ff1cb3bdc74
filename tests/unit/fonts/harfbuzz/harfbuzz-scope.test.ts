import { expect, test } from 'vitest'

import { HarfbuzzCouldNot, HarfbuzzScope } from '@/fonts/harfbuzz/subsetter'

test('pointers are released in reverse, even when a step fails', () => {
  const released: number[] = []
  const failing = () => {
    using scope = new HarfbuzzScope()
    scope.own(8, (pointer) => released.push(pointer), 'open a font')
    scope.own(16, (pointer) => released.push(pointer), 'read a font')
    scope.own(0, (pointer) => released.push(pointer), 'cut a font')
  }

  expect(failing).toThrow(new HarfbuzzCouldNot('cut a font'))
  expect(released).toEqual([16, 8])
})

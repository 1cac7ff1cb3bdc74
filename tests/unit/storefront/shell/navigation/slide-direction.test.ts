import { expect, test } from 'vitest'
import { slideDirectionBetween } from '@/storefront/shell/navigation/pending-navigation'

test.each([
  ['/', '/explore', 'forward'],
  ['/typeface/geist', '/explore/geist', 'forward'],
  ['/explore', '/explore/geist', 'forward'],
  ['/explore', '/typeface/geist', 'forward'],
  ['/explore/geist', '/explore', 'back'],
  ['/explore/geist', '/', 'back'],
  ['/explore', '/', 'back'],
  ['/explore', '/explore', undefined],
  ['/', '/typeface/geist', undefined],
  ['/', '/explore_old', undefined],
])('from %s to %s a page slides %s', (from, to, direction) => {
  expect(slideDirectionBetween(from, to)).toBe(direction)
})

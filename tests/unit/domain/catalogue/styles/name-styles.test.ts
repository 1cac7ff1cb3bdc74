import { expect, test } from 'vitest'
import { nameStyles } from '@/domain/catalogue/styles/styles-in-words'

test('styles of one typeface go by their own names, those of several by both', () => {
  const bold = { name: 'ExtraBold', typeface: 'Syne' }
  const regular = { name: 'Regular', typeface: 'Bungee' }

  expect([nameStyles([bold, { ...bold, name: 'Bold' }]), nameStyles([bold, regular])]).toEqual([
    ['ExtraBold', 'Bold'],
    ['Syne ExtraBold', 'Bungee Regular'],
  ])
})

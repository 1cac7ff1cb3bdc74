import { expect, test } from 'vitest'
import { neutralIcon } from '@/domain/site/frame/neutral-icon'

function drawingOf(name: string): string {
  return decodeURIComponent(neutralIcon(name).replace('data:image/svg+xml,', ''))
}

test.each([
  ['Typewerk Nord', 'T'],
  ['  “östlich”', 'Ö'],
  ['26 Characters', '2'],
  ['ßchrift', 'ß'],
  ['Ελληνικά', 'Ε'],
  ['字游工房', '字'],
  ['<script>', 'S'],
  ['!?', ''],
])('the icon of %j is made of its first letter, %j', (name, letter) => {
  expect(drawingOf(name)).toContain(`text-anchor="middle">${letter}</text>`)
})

import { relative } from 'node:path'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { documentFaces, documentFonts } from '@/delivery/documents/document-fonts'
import { lineSetter } from '@/delivery/documents/line-setter'

const document = new PDFDocument()
const fonts = documentFonts(document, documentFaces(null))
const { breakLines } = lineSetter(document, fonts)

function linesOf(text: string, width: number): string[] {
  const lines = breakLines({ text, width, role: 'text', size: 9.5 })
  return lines.map(({ runs }) => runs.map((run) => run.text).join(''))
}

/** "BricolageGrotesque…: Ada" */
function facesOf(text: string): string[] {
  return fonts('text', text).map(
    (run) => `${/([a-z]+)-/i.exec(relative('.', run.face))?.[1]}: ${run.text}`,
  )
}

test('each word stands in the first face that has all of it, and what none has is written out in Latin', () => {
  expect(facesOf('Zażółć gęślą jaźń')).toEqual(['bricolage: Zażółć gęślą jaźń'])
  expect(facesOf('Αθήνα, Greece')).toEqual(['Alegreya: Αθήνα, ', 'bricolage: Greece'])
  expect(facesOf('🌸 Болгар ООД')).toEqual(['bricolage:  ', 'Alegreya: Болгар ООД'])
  expect(facesOf('Nguyễn Huệ')).toEqual(['Alegreya: Nguyễn Huệ'])
  expect(facesOf('山田 5 בית')).toEqual(['bricolage: ShanTian 5 vyt'])
})

test('lines end after words, and a word too long for a line is parted', () => {
  expect(linesOf('Maria von Hohenlohe-Waldenburg-Schillingsfürst', 110)).toEqual([
    'Maria von Hohenlohe-',
    'Waldenburg-',
    'Schillingsfürst',
  ])
  const long = 'Rindfleischetikettierungsüberwachungsaufgaben'
  expect(linesOf(`${long} GmbH`, 110).join('')).toBe(`${long} GmbH`)
  expect(linesOf('', 110)).toEqual([''])
})

test('a line is never wider than it may be', () => {
  const text = 'c/o Atelier für Schriftgestaltung und Typografie, Straße des 17. Juni 1953, Αθήνα'
  const lines = breakLines({ text, width: 80, role: 'bold', size: 9.5 })

  expect(lines.filter(({ width }) => width > 80)).toEqual([])
})

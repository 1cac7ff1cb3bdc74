import { expect, test } from 'vitest'
import { planSuggestions, STYLE_DEFAULTS } from '@/admin/master/plan-suggestions'
import type { StyleSuggestions } from '@/admin/master/master-response'
import { Styles } from '@/collections/catalogue/styles'

const inFile: StyleSuggestions = {
  name: 'Bold Italic',
  typ: 'static',
  weight: 700,
  width: 5,
  slope: 'italic',
}

test('suggestions for fields that nobody has set are ticked', () => {
  expect(planSuggestions(STYLE_DEFAULTS, inFile)).toEqual([
    { field: 'name', inForm: 'New style', inFile: 'Bold Italic', isFree: true },
    { field: 'weight', inForm: '400', inFile: 700, isFree: true },
    { field: 'width', inForm: 'empty', inFile: 5, isFree: true },
    { field: 'slope', inForm: 'upright', inFile: 'italic', isFree: true },
  ])
})

test('what staff have set themselves is offered too, but not ticked for them', () => {
  const form = { ...inFile, name: 'Fat', weight: 690 }

  expect(planSuggestions(form, inFile)).toEqual([
    { field: 'name', inForm: 'Fat', inFile: 'Bold Italic', isFree: false },
    { field: 'weight', inForm: '690', inFile: 700, isFree: false },
  ])
})

test('an emptied field is free to be filled', () => {
  expect(planSuggestions({ ...inFile, weight: null }, inFile)).toEqual([
    { field: 'weight', inForm: 'empty', inFile: 700, isFree: true },
  ])
})

test('a form that agrees with its file is left alone', () => {
  expect(planSuggestions(inFile, inFile)).toEqual([])
})

test('the admin knows the defaults that a new style begins with', () => {
  const fields = Styles.fields.flatMap((field) => (field.type === 'row' ? field.fields : [field]))
  const defaults = fields
    .filter((field) => 'name' in field && field.name in STYLE_DEFAULTS)
    .map((field) => {
      const { name, defaultValue } = field as { name: string; defaultValue: unknown }
      return [name, typeof defaultValue === 'function' ? defaultValue() : (defaultValue ?? null)]
    })

  expect(Object.fromEntries(defaults)).toEqual(STYLE_DEFAULTS)
})

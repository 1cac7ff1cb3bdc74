import { invalid } from './stripe-refusal'

/** A form as the payment API reads it: `metadata[order_id]=7` lies in an object of its own. */
export type Form = { [name: string]: string | Form }

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

export function readForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) place(form, pathOf(name), value)
  return form
}

export function textOf(form: Form, name: string): string | null {
  const value = form[name]
  if (value === undefined || value === '') return null
  if (typeof value !== 'string') throw invalid(`Invalid string: ${name}`, { param: name })
  return value
}

export function groupOf(form: Form, name: string): Form {
  const value = form[name]
  if (value === undefined || value === '') return {}
  if (typeof value === 'string') throw invalid(`Invalid object: ${name}`, { param: name })
  return value
}

export function integerOf(form: Form, name: string): number | null {
  const text = textOf(form, name)
  if (text === null) return null
  if (!/^-?\d+$/.test(text)) throw invalid(`Invalid integer: ${text}`, { param: name })
  return Number(text)
}

export function refuseUnknown(form: Form, known: readonly string[]): void {
  const stranger = Object.keys(form).find((name) => !known.includes(name))
  if (stranger === undefined) return
  throw invalid(`Received unknown parameter: ${stranger}`, {
    code: 'parameter_unknown',
    param: stranger,
  })
}

function pathOf(name: string): string[] {
  return name.split(/\]\[|\[|\]/).filter((part, index, parts) => index < parts.length - 1 || part)
}

function place(form: Form, path: string[], value: string): void {
  const [first = '', ...rest] = path
  if (FORBIDDEN.has(first)) throw invalid(`Received unknown parameter: ${first}`)

  const name = first === '' ? String(Object.keys(form).length) : first
  if (rest.length === 0) {
    form[name] = value
    return
  }
  const group = form[name]
  const inner: Form = typeof group === 'object' ? group : {}
  form[name] = inner
  place(inner, rest, value)
}

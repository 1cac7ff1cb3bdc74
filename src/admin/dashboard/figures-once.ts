import { cache } from 'react'
import type { Payload } from 'payload'
import { readFigures } from '@/operations/read-dashboard'

/** Two widgets of one page show parts of the same figures: they are read once a request. */
export const figuresOnce = cache((payload: Payload) => readFigures(payload))

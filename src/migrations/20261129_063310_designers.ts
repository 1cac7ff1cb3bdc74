import { carryOut } from './statements/carry-out'
import statements from './statements/designers.json' with { type: 'json' }

export const { up, down } = carryOut(statements)

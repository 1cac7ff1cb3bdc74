import { carryOut } from './statements/carry-out'
import statements from './statements/cart_places.json' with { type: 'json' }

export const { up, down } = carryOut(statements)

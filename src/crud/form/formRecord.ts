import { createContext } from 'react';
import type { FormValues } from '../field/field';

/** The record that the form around a control is about; empty for a new one. */
export const FormRecord = createContext<FormValues>({});

import { type FocusEvent, type FormEvent, useEffect, useRef } from 'react';
import {
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Path,
  useForm,
} from 'react-hook-form';
import { useAfterPress } from '#app/forms/use-after-press.ts';
import { doubleClickOver, useOneAtATime } from '#app/forms/use-one-at-a-time.ts';
import { type LoadSchema, schemaResolver } from '#app/forms/validation/schema-resolver.ts';
import { useInterface } from '#app/root-data/use-root-data.ts';
import { prepareToasts, showToast } from '#app/ui/toast/toast.ts';
import { messageText } from '#contract/messages.ts';
import { useEstateForms } from '../use-estate-texts.ts';
import type { EstateMessageKey } from './fields.ts';

interface Options {
  /** Fetches what judges the form. */
  schema: LoadSchema;
  /** Said in a toast when everything is in order; else what spec 8 has for forms of the template. */
  done?: string;
  /** What follows then, after the form was emptied. */
  onDone?: (values: FieldValues) => void;
}

interface FieldOptions<Name> {
  /** Its name in messages; else that of the field. */
  called?: string;
  /** Fields whose rules look at this one too. */
  judgedWithIt?: Name[];
}

/**
 * One form of the template: native and uncontrolled, so that what was typed before hydration stays;
 * validated after touch on change and blur, and as a whole when sent; sent nowhere.
 */
export function useLocalForm<Name extends string>({ schema, done, onDone }: Options) {
  const { toasts } = useInterface();
  const { errors } = useEstateForms();
  const form = useRef<HTMLFormElement>(null);
  const afterPress = useAfterPress();
  const oneAtATime = useOneAtATime();
  const { register, handleSubmit, reset, formState } = useForm<FieldValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: schemaResolver<FieldValues>(schema),
  });

  // Before hydration the browser validates; from here on the schema does, in the site's own words.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  async function finish(values: FieldValues) {
    if (!(await canJudge(schema))) {
      void showToast({ tone: 'error', text: toasts.failed, texts: toasts, coloured: true });
      return;
    }
    reset();
    form.current?.reset();
    void showToast({
      tone: 'success',
      text: done ?? toasts.sent,
      texts: toasts,
      coloured: done === undefined,
    });
    onDone?.(values);
    await doubleClickOver();
  }

  /* By their order in the document: the library goes by when they were registered. */
  function goToFirst(wrong: FieldErrors) {
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    fields.find(({ name }) => name in wrong)?.focus();
  }

  return {
    /** For the `<form>`; method `dialog` outside a dialog goes nowhere by itself. */
    form: {
      ref: form,
      method: 'dialog',
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void oneAtATime(() => handleSubmit(finish, goToFirst)(event));
      },
      onFocus: () => void prepareToasts().catch(() => undefined),
    },
    /** For the field of that name: what is wrong with it, and its registration. */
    field: (name: Name, { called = name, judgedWithIt = [] }: FieldOptions<Name> = {}) => {
      const isTold = formState.isSubmitted || formState.touchedFields[name];
      const { message, types } = (formState.errors[name] ?? {}) as Partial<FieldError>;
      const registered = register(name as Path<FieldValues>, { deps: judgedWithIt });
      return {
        error:
          isTold && message
            ? messageText(errors[message as EstateMessageKey], called, types?.max)
            : undefined,
        ...registered,
        onBlur: (event: FocusEvent) => afterPress(() => void registered.onBlur(event)),
      };
    },
  };
}

/** Whether the rules are there; without them nothing is judged, and nothing may be called done. */
async function canJudge(schema: LoadSchema): Promise<boolean> {
  return schema().then(
    () => true,
    () => false,
  );
}

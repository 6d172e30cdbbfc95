import { useLingui } from '@lingui/react/macro';
import { Input, Slider, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type PointerEvent } from 'react';
import { api } from '../../api/client.ts';
import { FailureAlert } from '../../feedback/failure-alert.tsx';
import { FormButtons } from '../../feedback/form-buttons.tsx';
import { photosQuery } from '../../photos/photos-query.ts';
import { dragCrop, maxZoom, wholeCrop, type Crop } from './crop-square.ts';
import { drawCrop, writePhoto } from './picture.ts';
import classes from './photo.module.css';

interface CropFormProps {
  readonly picture: ImageBitmap;
  readonly onClose: () => void;
}

/** Chooses the square of a picture, by dragging or with sliders, and saves it as the user's photo. */
export function CropForm({ picture, onClose }: CropFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(wholeCrop);
  useEffect(() => {
    if (canvas.current !== null) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  const save = useMutation({
    mutationFn: async (drawn: HTMLCanvasElement) =>
      api.setOwnPhoto({ body: { content: await writePhoto(drawn) } }),
    meta: { showsErrors: true },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: photosQuery.queryKey });
      onClose();
    },
  });
  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) => {
    const { clientWidth: width } = currentTarget;
    if (buttons === 1)
      setCrop((now) => dragCrop(picture, now, movementX / width, movementY / width));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (canvas.current !== null) save.mutate(canvas.current);
      }}
    >
      <Stack gap="md">
        <FailureAlert error={save.error} />
        <canvas
          ref={canvas}
          role="img"
          aria-label={t`Zo wordt je foto`}
          className={classes.crop}
          onPointerDown={({ currentTarget, pointerId }) =>
            currentTarget.setPointerCapture(pointerId)
          }
          onPointerMove={drag}
        />
        <CropSliders crop={crop} onChange={setCrop} />
        <FormButtons submitLabel={t`Foto opslaan`} isPending={save.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}

interface CropSlidersProps {
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
}

function CropSliders({ crop, onChange }: CropSlidersProps) {
  const { t } = useLingui();
  const id = useId();
  const sliders = [
    { name: 'zoom', label: t`Inzoomen`, min: 1, max: maxZoom },
    { name: 'x', label: t`Naar links of rechts`, min: 0, max: 1 },
    { name: 'y', label: t`Naar boven of beneden`, min: 0, max: 1 },
  ] as const;
  return sliders.map(({ name, label, min, max }) => (
    <div key={name}>
      <Input.Label component="div" id={`${id}-${name}`}>
        {label}
      </Input.Label>
      <Slider
        min={min}
        max={max}
        step={(max - min) / 50}
        label={null}
        value={crop[name]}
        thumbProps={{ 'aria-labelledby': `${id}-${name}` }}
        onChange={(value) => onChange({ ...crop, [name]: value })}
      />
    </div>
  ));
}

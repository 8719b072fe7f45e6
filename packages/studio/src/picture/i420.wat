;; The conversion of `I420Picture` (BT.709, limited range) for eight columns of two rows at a time.
;; `npm run build:wasm` compiles it into i420Code.ts.
;;
;; Four pixels are held as two vectors of 16-bit numbers: `outer` has their first and third bytes
;; (red and blue, or blue and red), `inner` their second and fourth (green and alpha). A dot product
;; with pairs of weights gives four weighted sums with 16 bits of fraction. Nothing is a function of
;; its own: calls for every eight pixels cost a third of the time.
(module
  (import "host" "memory" (memory 1))

  ;; Converts a rectangle whose width is at least eight. `source`, `luma`, `u` and `v` are addresses of
  ;; the pixels and of the rectangle's corner in each plane, `stride` is the width of the luma plane.
  ;; The last three are pairs of weights for the outer bytes.
  (func (export "run")
    (param $source i32) (param $width i32) (param $height i32)
    (param $luma i32) (param $stride i32) (param $u i32) (param $v i32)
    (param $lumaWeights i32) (param $uWeights i32) (param $vWeights i32)
    (local $column i32) (local $at i32) (local $upper i32) (local $lower i32) (local $half i32)
    (local $lumaOuter v128) (local $lumaInner v128)
    (local $uOuter v128) (local $uInner v128) (local $vOuter v128) (local $vInner v128)
    (local $pixels v128)
    (local $outerA v128) (local $innerA v128) (local $outerB v128) (local $innerB v128)
    (local $outerC v128) (local $innerC v128) (local $outerD v128) (local $innerD v128)
    (local $lumaA v128) (local $lumaB v128) (local $lumaC v128) (local $lumaD v128)
    (local $left v128) (local $right v128) (local $uFour v128) (local $vFour v128)
    (local $bytes v128)
    (local.set $lumaOuter (i32x4.splat (local.get $lumaWeights)))
    (local.set $uOuter (i32x4.splat (local.get $uWeights)))
    (local.set $vOuter (i32x4.splat (local.get $vWeights)))
    ;; Green; its weight in luma exceeds 15 bits, so half of it counts twice.
    (local.set $lumaInner (v128.const i16x8 20127 0 20127 0 20127 0 20127 0))
    (local.set $uInner (v128.const i16x8 -22190 0 -22190 0 -22190 0 -22190 0))
    (local.set $vInner (v128.const i16x8 -26143 0 -26143 0 -26143 0 -26143 0))
    (loop $rows
      (local.set $column (i32.const 0))
      (loop $columns
        ;; The last eight columns may include some that are converted already.
        (local.set $at (i32.sub (local.get $width) (i32.const 8)))
        (local.set $at
          (select
            (local.get $at)
            (local.get $column)
            (i32.gt_s (local.get $column) (local.get $at))))
        (local.set $upper
          (i32.add (local.get $source) (i32.shl (local.get $at) (i32.const 2))))
        (local.set $lower
          (i32.add (local.get $upper) (i32.shl (local.get $width) (i32.const 2))))

        ;; A and B: the upper row; C and D: the lower row
        (local.set $pixels (v128.load (local.get $upper)))
        (local.set $outerA (v128.and (local.get $pixels) (i16x8.splat (i32.const 255))))
        (local.set $innerA (i16x8.shr_u (local.get $pixels) (i32.const 8)))
        (local.set $pixels (v128.load offset=16 (local.get $upper)))
        (local.set $outerB (v128.and (local.get $pixels) (i16x8.splat (i32.const 255))))
        (local.set $innerB (i16x8.shr_u (local.get $pixels) (i32.const 8)))
        (local.set $pixels (v128.load (local.get $lower)))
        (local.set $outerC (v128.and (local.get $pixels) (i16x8.splat (i32.const 255))))
        (local.set $innerC (i16x8.shr_u (local.get $pixels) (i32.const 8)))
        (local.set $pixels (v128.load offset=16 (local.get $lower)))
        (local.set $outerD (v128.and (local.get $pixels) (i16x8.splat (i32.const 255))))
        (local.set $innerD (i16x8.shr_u (local.get $pixels) (i32.const 8)))

        ;; Luma
        (local.set $lumaA
          (i32x4.shr_s
            (i32x4.add
              (i32x4.add
                (i32x4.dot_i16x8_s (local.get $outerA) (local.get $lumaOuter))
                (i32x4.shl
                  (i32x4.dot_i16x8_s (local.get $innerA) (local.get $lumaInner))
                  (i32.const 1)))
              (v128.const i32x4 1081344 1081344 1081344 1081344))
            (i32.const 16)))
        (local.set $lumaB
          (i32x4.shr_s
            (i32x4.add
              (i32x4.add
                (i32x4.dot_i16x8_s (local.get $outerB) (local.get $lumaOuter))
                (i32x4.shl
                  (i32x4.dot_i16x8_s (local.get $innerB) (local.get $lumaInner))
                  (i32.const 1)))
              (v128.const i32x4 1081344 1081344 1081344 1081344))
            (i32.const 16)))
        (local.set $lumaC
          (i32x4.shr_s
            (i32x4.add
              (i32x4.add
                (i32x4.dot_i16x8_s (local.get $outerC) (local.get $lumaOuter))
                (i32x4.shl
                  (i32x4.dot_i16x8_s (local.get $innerC) (local.get $lumaInner))
                  (i32.const 1)))
              (v128.const i32x4 1081344 1081344 1081344 1081344))
            (i32.const 16)))
        (local.set $lumaD
          (i32x4.shr_s
            (i32x4.add
              (i32x4.add
                (i32x4.dot_i16x8_s (local.get $outerD) (local.get $lumaOuter))
                (i32x4.shl
                  (i32x4.dot_i16x8_s (local.get $innerD) (local.get $lumaInner))
                  (i32.const 1)))
              (v128.const i32x4 1081344 1081344 1081344 1081344))
            (i32.const 16)))
        (local.set $bytes
          (i8x16.narrow_i16x8_u
            (i16x8.narrow_i32x4_s (local.get $lumaA) (local.get $lumaB))
            (i16x8.narrow_i32x4_s (local.get $lumaC) (local.get $lumaD))))
        (local.set $upper (i32.add (local.get $luma) (local.get $at)))
        (v128.store64_lane 0 (local.get $upper) (local.get $bytes))
        (v128.store64_lane 1 (i32.add (local.get $upper) (local.get $stride)) (local.get $bytes))

        ;; Chroma: the rows are added up, then even and odd columns. Sums of four pixels have two more
        ;; bits to shift.
        (local.set $outerA (i16x8.add (local.get $outerA) (local.get $outerC)))
        (local.set $innerA (i16x8.add (local.get $innerA) (local.get $innerC)))
        (local.set $outerB (i16x8.add (local.get $outerB) (local.get $outerD)))
        (local.set $innerB (i16x8.add (local.get $innerB) (local.get $innerD)))
        (local.set $left
          (i32x4.add
            (i32x4.dot_i16x8_s (local.get $outerA) (local.get $uOuter))
            (i32x4.dot_i16x8_s (local.get $innerA) (local.get $uInner))))
        (local.set $right
          (i32x4.add
            (i32x4.dot_i16x8_s (local.get $outerB) (local.get $uOuter))
            (i32x4.dot_i16x8_s (local.get $innerB) (local.get $uInner))))
        (local.set $uFour
          (i32x4.shr_s
            (i32x4.add
              (i32x4.add
                (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
                  (local.get $left) (local.get $right))
                (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
                  (local.get $left) (local.get $right)))
              (v128.const i32x4 33685504 33685504 33685504 33685504))
            (i32.const 18)))
        (local.set $left
          (i32x4.add
            (i32x4.dot_i16x8_s (local.get $outerA) (local.get $vOuter))
            (i32x4.dot_i16x8_s (local.get $innerA) (local.get $vInner))))
        (local.set $right
          (i32x4.add
            (i32x4.dot_i16x8_s (local.get $outerB) (local.get $vOuter))
            (i32x4.dot_i16x8_s (local.get $innerB) (local.get $vInner))))
        (local.set $vFour
          (i32x4.shr_s
            (i32x4.add
              (i32x4.add
                (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27
                  (local.get $left) (local.get $right))
                (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31
                  (local.get $left) (local.get $right)))
              (v128.const i32x4 33685504 33685504 33685504 33685504))
            (i32.const 18)))
        (local.set $bytes (i16x8.narrow_i32x4_s (local.get $uFour) (local.get $vFour)))
        (local.set $bytes (i8x16.narrow_i16x8_u (local.get $bytes) (local.get $bytes)))
        (local.set $half (i32.shr_s (local.get $at) (i32.const 1)))
        (v128.store32_lane 0 (i32.add (local.get $u) (local.get $half)) (local.get $bytes))
        (v128.store32_lane 1 (i32.add (local.get $v) (local.get $half)) (local.get $bytes))

        (local.set $column (i32.add (local.get $column) (i32.const 8)))
        (br_if $columns (i32.lt_s (local.get $column) (local.get $width))))
      (local.set $source
        (i32.add (local.get $source) (i32.shl (local.get $width) (i32.const 3))))
      (local.set $luma (i32.add (local.get $luma) (i32.shl (local.get $stride) (i32.const 1))))
      (local.set $u (i32.add (local.get $u) (i32.shr_s (local.get $stride) (i32.const 1))))
      (local.set $v (i32.add (local.get $v) (i32.shr_s (local.get $stride) (i32.const 1))))
      (local.set $height (i32.sub (local.get $height) (i32.const 2)))
      (br_if $rows (i32.gt_s (local.get $height) (i32.const 0))))))
